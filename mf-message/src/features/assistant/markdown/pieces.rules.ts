/** A run of text: as it is, the number of a source, or a figure that no source gave. */
export type Piece =
  | { kind: 'plain'; text: string }
  | { kind: 'source'; n: number }
  | { kind: 'unsourced'; text: string }

const CITATION = /\[(\d{1,2})\]/g

/** A text in pieces. `known` are the numbers of the sources, `unsourced` the figures to mark. */
export function piecesOf(
  text: string,
  known: ReadonlySet<number>,
  unsourced: readonly string[],
): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: mark, 1: number, index } of text.matchAll(CITATION)) {
    if (!known.has(Number(number))) continue
    pieces.push(...figurePieces(text.slice(end, index), unsourced))
    pieces.push({ kind: 'source', n: Number(number) })
    end = index + mark.length
  }
  pieces.push(...figurePieces(text.slice(end), unsourced))
  return pieces
}

function figurePieces(text: string, unsourced: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let rest = text
  for (;;) {
    const found = firstFigure(rest, unsourced)
    if (!found) break
    if (found.at > 0) pieces.push({ kind: 'plain', text: rest.slice(0, found.at) })
    pieces.push({ kind: 'unsourced', text: found.figure })
    rest = rest.slice(found.at + found.figure.length)
  }
  if (rest !== '') pieces.push({ kind: 'plain', text: rest })
  return pieces
}

function firstFigure(
  text: string,
  figures: readonly string[],
): { at: number; figure: string } | null {
  let first: { at: number; figure: string } | null = null
  for (const figure of figures) {
    const at = placeOf(text, figure)
    if (at < 0) continue
    const isBetter = !first || at < first.at || (at === first.at && longer(figure, first.figure))
    if (isBetter) first = { at, figure }
  }
  return first
}

function longer(a: string, b: string): boolean {
  return a.length > b.length
}

/** Where a figure stands as a whole: 3 is not in 13, 3.5 or 1,300. */
function placeOf(text: string, figure: string): number {
  if (figure === '') return -1
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + figure.length)
    if (!/\d$|\d[.,]$/.test(before) && !/^\d|^[.,]\d/.test(after)) return at
  }
  return -1
}
