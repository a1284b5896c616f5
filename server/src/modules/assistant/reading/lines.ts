import { getBasketballMatches } from '@saidian/shared/contracts/basketball'
import {
  getFootballByIds,
  getFootballLive,
  getFootballMatches,
} from '@saidian/shared/contracts/football'
import { LIST_TYPE, MAX_MATCHES } from '@saidian/shared/contracts/matches'
import { SPORT } from '@saidian/shared/contracts/personal'
import { addDays, beijingDate, beijingMidnight } from '@saidian/shared/lib'
import type { Db } from '../../../platform/database'
import { type Around, readMatchIds } from './match-ids.repository'
import { basketballLines, footballLines, type MatchLine } from './match-line'
import type { Product } from './product'

export type Span = { from: number; to: number }

/** Reads of matches, as lists show them. */
export type Lines = {
  /** Matches that kick off in a span of at most `MAX_DAYS` days, by kick-off. */
  ofSpan: (sport: number, span: Span) => Promise<MatchLine[]>
  playing: (sport: number) => Promise<MatchLine[]>
  around: (around: Around) => Promise<MatchLine[]>
  byIds: (sport: number, ids: readonly number[]) => Promise<MatchLine[]>
}

const MAX_DAYS = 4
const DAY_MS = 86_400_000

export function createLines(product: Product, db: Db): Lines {
  async function day(sport: number, date: string): Promise<MatchLine[]> {
    if (sport === SPORT.basketball) {
      const list = await product.read(getBasketballMatches, { body: { date } })
      return list ? basketballLines(list) : []
    }
    const list = await product.read(getFootballMatches, { query: { date } })
    return list ? footballLines(list) : []
  }

  async function byIds(sport: number, ids: readonly number[]): Promise<MatchLine[]> {
    const some = ids.slice(0, MAX_MATCHES)
    if (some.length === 0) return []
    if (sport === SPORT.basketball) {
      const list = await product.read(getBasketballMatches, { body: { ids: some } })
      return list ? byKickoff(basketballLines(list)) : []
    }
    const list = await product.read(getFootballByIds, { query: { ids: some.join('!') } })
    return list ? byKickoff(footballLines(list)) : []
  }

  return {
    byIds,
    async ofSpan(sport, { from, to }) {
      const count = Math.ceil((to - beijingMidnight(from)) / DAY_MS)
      const days = Array.from({ length: Math.min(MAX_DAYS, Math.max(1, count)) }, (_, index) =>
        addDays(beijingDate(from), index),
      )
      const lines: MatchLine[] = []
      for (const date of days) lines.push(...(await day(sport, date)))
      return byKickoff(lines.filter(({ kickoffMs }) => kickoffMs >= from && kickoffMs < to))
    },
    async playing(sport) {
      const list =
        sport === SPORT.basketball
          ? await product
              .read(getBasketballMatches, { body: {} })
              .then((all) => all && basketballLines(all))
          : await product
              .read(getFootballLive, { query: { type: LIST_TYPE.all } })
              .then((all) => all && footballLines(all))
      return byKickoff(list ?? []).filter(({ state }) => state === 'playing')
    },
    around: async (around) => byIds(around.sport, await readMatchIds(db, around)),
  }
}

/** By kick-off; a match that two sources have stands once. */
function byKickoff(lines: readonly MatchLine[]): MatchLine[] {
  const known = new Map<string, MatchLine>()
  for (const line of lines) {
    const key = `${line.homeId} ${line.awayId} ${line.kickoff.slice(0, 10)}`
    if (!known.has(key)) known.set(key, line)
  }
  return [...known.values()].sort((a, b) => a.kickoffMs - b.kickoffMs || a.id - b.id)
}
