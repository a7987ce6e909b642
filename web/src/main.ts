import "./design/base.css";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });

// The page opens without a connection, too, and can be installed; a browser that will not have it plays all the same.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void settleWorker(navigator.serviceWorker).catch(() => undefined);

async function settleWorker(workers: ServiceWorkerContainer): Promise<void> {
  const first = !workers.controller;
  await workers.register("/sw.js");
  const { active } = await workers.ready;
  if (!first || !active) return;
  // What was fetched before the worker was there, and what is still on its way past it.
  const seen = new PerformanceObserver((list) => active.postMessage(list.getEntries().map((one) => one.name)));
  seen.observe({ type: "resource", buffered: true });
}
