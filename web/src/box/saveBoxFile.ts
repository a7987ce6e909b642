// Saves a box file through the browser's download.

export function saveBoxFile(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "mousquetaires-box.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
