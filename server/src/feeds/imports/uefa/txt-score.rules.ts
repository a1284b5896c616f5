import type { Pair } from '../../feed'

export type TxtScore = { ft: Pair; ht: Pair | null; et: Pair | null; p: Pair | null }
export type TxtStatus = 'awarded' | 'cancelled' | 'postponed' | 'abandoned'

const PIECE = /^(\d+)-(\d+)\s*(pen\.?|p\b|a\.?e\.?t\.?)?,?\s*/i
const STATUS: [RegExp, TxtStatus][] = [
  [/\b(awarded|awd)\b|w\/o|walkover/i, 'awarded'],
  [/\b(cancelled|canceled|canc|annulled|void|n\/p)\b/i, 'cancelled'],
  [/\b(postponed|ppd|postp)\b/i, 'postponed'],
  [/\b(abandoned|abd|susp|suspended)\b/i, 'abandoned'],
]

/** Status of a match that was not played normally; else null. */
export function statusOf(text: string): TxtStatus | null {
  return STATUS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/**
 * Parses `2-1 (1-1)`, `1-3 a.e.t. (1-2, 0-1)`, `1-4 pen. 0-1 a.e.t. (0-1, 0-1)`, `4-2 pen. 1-1
 * (0-0)` and `3-0 [awarded]`; undefined for anything else. A goalless match has the half-time score
 * 0-0.
 */
export function readScore(text: string): TxtScore | undefined {
  const brackets = /\(([^)]*)\)/.exec(text)?.[1] ?? ''
  const inBrackets = brackets.split(',').map(pairOf)
  if (brackets.trim() !== '' && inBrackets.includes(null)) return undefined
  const pieces = piecesOf(
    text
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      .replace(/\s+,/g, ',')
      .trim(),
  )
  if (pieces === null) return undefined
  const [p = null, et = null, plain = null] = ['p', 'a', ''].map((kind) => pieces.get(kind))
  const [first = null, second = null] = inBrackets
  if (et !== null)
    return first === null ? undefined : { ft: first, ht: second ?? noGoals(first), et, p }
  return plain === null ? undefined : { ft: plain, ht: first ?? noGoals(plain), et: null, p }
}

/** Scores by kind: `p` shoot-out, `a` after extra time, empty for 90 minutes. */
function piecesOf(text: string): Map<string, Pair> | null {
  const pieces = new Map<string, Pair>()
  let rest = text
  while (rest !== '') {
    const [whole, home, away, kind = ''] = PIECE.exec(rest) ?? []
    if (whole === undefined) return null
    const name = kind.slice(0, 1).toLowerCase()
    if (pieces.has(name)) return null
    pieces.set(name, [Number(home), Number(away)])
    rest = rest.slice(whole.length)
  }
  return pieces
}

function pairOf(text: string): Pair | null {
  const [, home, away] = /^\s*(\d+)-(\d+)\s*$/.exec(text) ?? []
  return home === undefined ? null : [Number(home), Number(away)]
}

function noGoals([home, away]: Pair): Pair | null {
  return home + away === 0 ? [0, 0] : null
}
