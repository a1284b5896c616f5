type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * True while little data is wanted, by the setting 省流量模式 or by the browser: no pictures, nothing
 * ahead of its need.
 */
export function savesData(): boolean {
  return isSaverOn() || connection()?.saveData === true
}

/**
 * True where whatever comes ahead of its need is in the way of what is needed: on a line of the
 * second generation.
 */
export function isLinkThin(): boolean {
  return /2g$/.test(connection()?.effectiveType ?? '')
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection
}

/** The setting alone, which the shell writes on the document. */
export function isSaverOn(): boolean {
  return document.documentElement.dataset.saver !== undefined
}
