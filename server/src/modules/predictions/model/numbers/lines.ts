/** Probabilities of whole numbers from `first` on: of a total, or of a margin. */
export type WholeNumbers = { first: number; probabilities: readonly number[] }

/**
 * The share of settled stakes that a bet on "more than `line`" wins. A whole line returns the
 * stake when it is hit; a quarter line is half a bet on each neighbouring half line.
 */
export function shareOver(line: number, { first, probabilities }: WholeNumbers): number {
  const parts = Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25]
  let won = 0
  let lost = 0
  for (const [place, p] of probabilities.entries()) {
    for (const part of parts) {
      if (first + place > part) won += p
      else if (first + place < part) lost += p
    }
  }
  return won + lost > 0 ? won / (won + lost) : 0.5
}

/** `usual` lines and the quoted one, once each, in order. */
export function linesWith(usual: readonly number[], quoted: number | null | undefined): number[] {
  const all = quoted != null && Number.isFinite(quoted) ? [...usual, quoted] : usual
  return [...new Set(all)].sort((a, b) => a - b)
}
