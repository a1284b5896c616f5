import { FOOTBALL_STATUS, type FootballMatch } from '@saidian/shared/contracts/football'
import type { HeaderView } from '../../../features/match-header/header-view'

/** Facts below the clock: 半场 1-1, 90分钟 2-2, 点球 4-3, 角球 6-3. */
function scoreFacts(match: FootballMatch): string[] {
  const facts: string[] = []
  const pair = (label: string, [home, away]: readonly [number, number]) =>
    facts.push(`${label} ${home}-${away}`)
  if (match.half && match.s !== FOOTBALL_STATUS.firstHalf) pair('半场', match.half)
  if (match.extra && match.score) pair('90分钟', match.score)
  if (match.shootout) pair('点球', match.shootout)
  if (match.corners) pair('角球', match.corners)
  if (match.neutral) facts.push('中立场')
  return facts
}

/** The header of a football match. */
export const header: HeaderView = {
  factsOf: scoreFacts,
  checkOf: ({ varCheck }: FootballMatch) => (varCheck ? 'VAR 核实中' : null),
  clockMark: '′',
}
