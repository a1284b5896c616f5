const SCORER = Buffer.from('"player":"goal ')
const BOARD = '"topic":"board/football"'

/** The scorer of goal `n` in the benchmark's feed, which identifies the goal on the wire. */
export function scorerOf(goal: number): string {
  return `goal ${goal}.`
}

/** The goal of an event of the board; null for other events and topics. */
export function goalOf(payload: Buffer): number | null {
  if (!payload.toString('latin1', 0, 48).includes(BOARD)) return null
  const at = payload.indexOf(SCORER)
  return at < 0
    ? null
    : Number.parseInt(payload.toString('latin1', at + SCORER.length, at + SCORER.length + 6), 10)
}
