import type { BoxScore, PlayerLine, ScoreFlow } from '@saidian/shared/contracts/basketball'
import type { MatchCoverage } from '@saidian/shared/contracts/matches'
import { minutesAndSeconds } from '@saidian/shared/lib'
import { periodText } from '@saidian/shared/lib/basketball'
import type { PageFacts, PageRules } from '../../../sports/match'

/** Stored facts of a basketball match. */
export type Facts = PageFacts & { hasBox: boolean; hasShots: boolean }

/** A line of the box score with the side of its player. */
export type BoxLine = PlayerLine & { side: 'home' | 'away' }

/** Displayed time of a line, such as 第四节 02:31; empty before the match. */
export const timeOf: PageRules<Facts>['timeOf'] = ({ period, clock }) => {
  if (period === null) return ''
  const text = periodText(period)
  return clock === null ? text : `${text} ${minutesAndSeconds(clock)}`
}

export function coverageOf({ hasText, hasOdds, hasBox, hasShots }: Facts): MatchCoverage {
  return {
    mlive: 0,
    text: hasText ? 1 : 0,
    lineup: 0,
    intelligence: 0,
    odds: hasOdds ? 1 : 0,
    box: hasBox ? 1 : 0,
    shots: hasShots ? 1 : 0,
  }
}

/** Lines by side, in their order. */
export function bySide(lines: readonly BoxLine[]): Pick<BoxScore, 'home' | 'away'> {
  const of = (wanted: BoxLine['side']) =>
    lines.filter(({ side }) => side === wanted).map(({ side: _, ...line }) => line)
  return { home: of('home'), away: of('away') }
}

/** The entries from the first that differs on; undefined without a difference. */
export function changedTail(
  before: ScoreFlow,
  now: ScoreFlow,
): { from: number; points: ScoreFlow } | undefined {
  const length = Math.max(before.length, now.length)
  for (let from = 0; from < length; from += 1) {
    if (String(before[from]) !== String(now[from])) return { from, points: now.slice(from) }
  }
  return undefined
}
