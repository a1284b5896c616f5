import { SPORT } from '@saidian/shared/contracts/personal'
import { createFreshCache } from '../../platform/cache'
import type { Clock } from '../../platform/clock'
import type { Market } from './market/market'
import type { Lines } from './reading/lines'
import { foremost, type MatchLine } from './reading/match-line'
import { type Product, productFor } from './reading/product'
import { matchOdds, matchPrediction, roomsOnAir, type ToolContext, teamForm } from './tools'

const LIFE_MS = 60_000
const DAY_MS = 86_400_000
/** Matches that are searched for a prediction and odds: each is a few reads. */
const SEARCHED = 4

type SuggestDeps = { clock: Clock; lines: Lines; product: Product }

/** Questions that have an answer now: about the next matches, and general ones. */
export function createSuggest({ clock, lines, product }: SuggestDeps) {
  const cache = createFreshCache<string[]>(clock, 2)
  return (asked: Market) => {
    const market: Market = asked === 'open' ? 'open' : 'young'
    return cache.get(market, LIFE_MS, async () => {
      const now = clock.now()
      const context = { lines, product: productFor(product, market), now, market }
      const span = { from: now, to: now + DAY_MS }
      const [football, games] = await Promise.all([
        lines.ofSpan(SPORT.football, span),
        lines.ofSpan(SPORT.basketball, span),
      ])
      const [game] = foremost(games, 1)
      const rooms = await roomsOnAir(context, null)
      return [
        ...(await aboutMatches(context, foremost(football, SEARCHED))),
        ...(game ? [`${game.home}下一场`] : []),
        '今晚有哪些比赛',
        '英超积分榜',
        ...(rooms.data.length > 0 ? ['正在直播的房间'] : []),
      ].slice(0, 6)
    })
  }
}

/** A prediction or odds, and the form of a team, as far as the data has them. */
async function aboutMatches(
  context: ToolContext,
  matches: readonly MatchLine[],
): Promise<string[]> {
  const asked: string[] = []
  for (const match of matches) {
    const { sport, homeId: id, home: name } = match
    const pair = `${name}对${match.away}`
    if (!asked[0] && (await matchPrediction(context, match))) asked[0] = `${pair}预测`
    else if (!asked[0] && context.market === 'open' && (await matchOdds(context, match)))
      asked[0] = `${pair}赔率`
    if (!asked[1] && (await teamForm(context, { team: { id, sport, name } })))
      asked[1] = `${name}近况`
    if (asked[0] && asked[1]) break
  }
  return asked.filter(Boolean)
}
