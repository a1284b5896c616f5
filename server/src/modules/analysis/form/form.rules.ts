import type { PastMatch, StatInfo } from '@saidian/shared/contracts/football'
import { type Settlement, settle } from '@saidian/shared/lib'

/** Results of past matches of one team. `handicap`, `overUnder` count only those with a line. */
export function statInfo(matches: readonly PastMatch[], teamId: number): StatInfo {
  const handicap: StatInfo['handicap'] = [0, 0, 0]
  const overUnder: StatInfo['overUnder'] = [0, 0, 0]
  const info = { win: 0, draw: 0, lose: 0, goalsFor: 0, goalsAgainst: 0, odd: 0, even: 0 }
  for (const { home, score, asiaLine, bsLine } of matches) {
    const isHome = home === teamId
    const [own, other] = isHome ? score : [score[1], score[0]]
    info[own > other ? 'win' : own === other ? 'draw' : 'lose'] += 1
    info.goalsFor += own
    info.goalsAgainst += other
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
