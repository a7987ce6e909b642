// What the linter asks of the browser client's code. Prettier decides the layout, so no rule here does.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["public/", "**/*.gen.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      "max-lines-per-function": ["error", { max: 40, skipBlankLines: true, skipComments: true }],
      "no-undef": "off", // svelte-check reports unknown names
      "@typescript-eslint/no-unused-vars": ["error", { args: "after-used", argsIgnorePattern: "^_" }], // `{#each list as _, index}`
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void value` makes an effect depend on a value
      "svelte/prefer-svelte-reactivity": "off", // our plain Maps and Sets are bookkeeping that no component reads
      "@typescript-eslint/no-non-null-assertion": "off", // tables indexed by the engine's ids always have the entry
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The parser does not know the types of a component's callbacks, and takes their arguments for `any`; svelte-check does.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["**/*.test.ts"], rules: { "max-lines-per-function": "off" } }, // `describe` holds the tests of a topic
  // The configuration and the tools run in Node.js and are no part of the client's TypeScript project.
  { files: ["*.js", "*.config.ts", "tools/**"], ...ts.configs.disableTypeChecked },
);
