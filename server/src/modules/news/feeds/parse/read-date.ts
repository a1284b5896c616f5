const DAY_MS = 86_400_000
const MAX_AGE_MS = 3_653 * DAY_MS

/** Time without a zone, as many Chinese feeds give it: of Beijing. */
const WITHOUT_ZONE = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/**
 * When an item was published, in seconds: a time to come counts as now, as does none that can be
 * read. Null for a time more than ten years ago.
 */
export function publishedAt(given: string | undefined, nowMs: number): number | null {
  const parsed = parseDate(given?.trim() ?? '')
  const ms = parsed === null || parsed > nowMs ? nowMs : parsed
  return nowMs - ms > MAX_AGE_MS ? null : Math.floor(ms / 1_000)
}

function parseDate(text: string): number | null {
  const local = WITHOUT_ZONE.exec(text)
  if (local) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = local
      .slice(1)
      .map((part) => Number(part ?? 0))
    return Date.UTC(year, month - 1, day, hour - 8, minute, second)
  }
  // CST is the time of China here; the engine takes it for that of Chicago.
  const ms = Date.parse(text.replace(/\bCST$/, '+0800'))
  return Number.isNaN(ms) ? null : ms
}
