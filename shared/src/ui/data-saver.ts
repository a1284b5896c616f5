type Connection = { saveData?: boolean }

/** True while little data is wanted, by the setting 省流量模式 or by the browser: no pictures, nothing ahead of its need. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return isSaverOn() || connection?.saveData === true
}

/** The setting alone, which the shell writes on the document. */
export function isSaverOn(): boolean {
  return document.documentElement.dataset.saver !== undefined
}
