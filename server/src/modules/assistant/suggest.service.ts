import { SPORT } from '@saidian/shared/contracts/personal'
import { createFreshCache } from '../../platform/cache'
import type { Clock } from '../../platform/clock'
import type { Lines } from './reading/lines'
import { foremost } from './reading/match-line'

const ALWAYS = ['今晚有哪些比赛', '英超积分榜', '正在直播的房间']
const LIFE_MS = 60_000
const DAY_MS = 86_400_000

/** Questions that have an answer now: about the next matches, and general ones. */
export function createSuggest({ clock, lines }: { clock: Clock; lines: Lines }) {
  const cache = createFreshCache<string[]>(clock, 1)
  return () =>
    cache.get('', LIFE_MS, async () => {
      const now = clock.now()
      const span = { from: now, to: now + DAY_MS }
      const [football, games] = await Promise.all([
        lines.ofSpan(SPORT.football, span),
        lines.ofSpan(SPORT.basketball, span),
      ])
      const [match] = foremost(football, 1)
      const [game] = foremost(games, 1)
      return [
        ...(match ? [`${match.home}对${match.away}预测`, `${match.home}近况`] : []),
        ...(game ? [`${game.home}下一场`] : []),
        ...ALWAYS,
      ].slice(0, 6)
    })
}
