import "./design/base.css";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });

// With a service worker the page opens offline and can be installed. The game works without it, too.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void settleWorker(navigator.serviceWorker).catch(() => undefined);

async function settleWorker(workers: ServiceWorkerContainer): Promise<void> {
  const first = !workers.controller;
  await workers.register("/sw.js");
  const { active } = await workers.ready;
  if (!first || !active) return;
  // Tell the worker what was fetched before it was active, so that it caches these files, too.
  const seen = new PerformanceObserver((list) => active.postMessage(list.getEntries().map((one) => one.name)));
  seen.observe({ type: "resource", buffered: true });
}
