import { type Settlement, settle } from '@saidian/shared/lib/lines'

/** A match of the past. A sport may show more of it: `pastColumns`. */
export type PastMatch = {
  id: number
  /** Id of the league. */
  li: number
  leagueZh: string
  /** Seconds since 1970. */
  kickoffAt: number
  home: number
  away: number
  score: [number, number]
  /** Closing handicap of one company, positive: home gives; null without one. */
  asiaLine: number | null
  /** Closing over/under line of one company. */
  bsLine: number | null
}

/** Summary of past matches as seen by one team. */
export type Form = {
  teamId: number
  total: number
  win: number
  draw: number
  lose: number
  scored: number
  conceded: number
  /** Of those with a line: won against the handicap, level, lost. */
  handicap: [number, number, number]
  /** Of those with a line: over, level, under. */
  overUnder: [number, number, number]
  /** Matches with an odd or even sum of both scores. */
  odd: number
  even: number
}

/** Results of past matches of one team. `handicap`, `overUnder` count only those with a line. */
export function formOf(matches: readonly PastMatch[], teamId: number): Form {
  const handicap: Form['handicap'] = [0, 0, 0]
  const overUnder: Form['overUnder'] = [0, 0, 0]
  const info = { win: 0, draw: 0, lose: 0, scored: 0, conceded: 0, odd: 0, even: 0 }
  for (const { home, score, asiaLine, bsLine } of matches) {
    const isHome = home === teamId
    const [own, other] = isHome ? score : [score[1], score[0]]
    info[own > other ? 'win' : own === other ? 'draw' : 'lose'] += 1
    info.scored += own
    info.conceded += other
    info[(own + other) % 2 === 1 ? 'odd' : 'even'] += 1
    if (asiaLine !== null)
      handicap[placeOf(settle(own - other, isHome ? asiaLine : -asiaLine))] += 1
    if (bsLine !== null) overUnder[placeOf(settle(own + other, bsLine))] += 1
  }
  return { teamId, total: matches.length, ...info, handicap, overUnder }
}

/** Index in `[win, push, lose]`: a half win counts as a win, a half loss as a loss. */
function placeOf(settlement: Settlement): 0 | 1 | 2 {
  if (settlement === 'push') return 1
  return settlement === 'win' || settlement === 'half-win' ? 0 : 2
}
