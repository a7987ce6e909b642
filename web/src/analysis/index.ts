// What the replay loads once an analysis may be shown.

export { default as AnalysisPanel } from "./AnalysisPanel.svelte";
export { default as WinCurve } from "./WinCurve.svelte";
export { GameAnalysis } from "./gameAnalysis.svelte";
export { swingMoments } from "./swingMoments";
