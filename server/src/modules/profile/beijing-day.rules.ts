const DAY_MS = 24 * 3_600_000
const OFFSET_MS = 8 * 3_600_000

/** The day in Beijing, such as `2026-11-21`. */
export function beijingDay(nowMs: number): string {
  return new Date(nowMs + OFFSET_MS).toISOString().slice(0, 10)
}

export function msToNextBeijingDay(nowMs: number): number {
  return DAY_MS - ((nowMs + OFFSET_MS) % DAY_MS)
}
