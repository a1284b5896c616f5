/** Formats `2026-11-21` as 2026年11月21日. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${year}年${month}月${day}日`
}
