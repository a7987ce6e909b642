// Values kept in this browser (localStorage). A browser without storage forgets them.

/** The stored value, or the default if there is none, or if something else wrote there. */
export function readStored<Value>(key: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // no storage
  }
}
