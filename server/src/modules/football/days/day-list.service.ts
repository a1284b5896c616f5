import type { BoardMatch } from '@saidian/shared/contracts/football'
import type { Position } from '@saidian/shared/contracts/sockets'
import { addDays, beijingDate } from '@saidian/shared/lib'
import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { Prebuilt } from '../../../platform/http'
import { readLeagues, readMatches, readTeams } from '../board/board.repository'
import { type BoardContents, type BoardView, contentsOf } from '../board/board-contents'
import { type ReadColumns, withColumns } from '../board/columns.repository'
import { footballList, rowsOf } from '../board/football-list'
import { typeTest } from '../board/list-cache.service'
import { packList } from '../board/pack-list'
import { dayRange } from '../rules/calendar-day.rules'
import { readSeasonWindow } from './day.repository'

const MAX_DAYS = 32
const MAX_ANSWERS = 96
/** A past day changes only by corrections; today and coming days change by fixtures and play. */
const LIFE_MS = { past: 30_000, other: 2_000, window: 60_000 }
/** Days before and after today that are allowed when no season is known: the page's date strip. */
const STRIP_DAYS = 7

export type DayLists = {
  /** Rows of one Beijing day; throws `football.date_out_of_range` outside the seasons. */
  day: (date: string, view: BoardView) => Promise<BoardContents>
  /** The ready response of a day and type, cached. */
  answer: (date: string, type: number, view: BoardView) => Promise<Prebuilt>
  /** The response for some leagues only; not cached. */
  ofLeagues: (
    date: string,
    type: number,
    leagueIds: ReadonlySet<number>,
    view: BoardView,
  ) => Promise<Prebuilt>
}

export type DayListDeps = {
  db: Db
  clock: Clock
  columns: readonly ReadColumns[]
  /** Whose matches are shown. */
  sourcesOf: (view: BoardView) => string[]
}

/** Rows, and the board's position before they were read: later changes come as events after it. */
type ReadDay = { contents: BoardContents; position: Position }

/** Lists of past and coming days from the database. */
export function createDayLists({ db, clock, columns, sourcesOf }: DayListDeps): DayLists {
  const windows = createFreshCache<{ from: string; to: string }>(clock, 1)
  const days = createFreshCache<ReadDay>(clock, MAX_DAYS)
  const answers = createFreshCache<Prebuilt>(clock, MAX_ANSWERS)

  const lifeOf = (date: string) => (date < beijingDate(clock.now()) ? LIFE_MS.past : LIFE_MS.other)

  async function readDay(date: string, view: BoardView): Promise<ReadDay> {
    const range = dayRange(date)
    if (range === null) throw new RequestError('request.invalid', { details: { date } })
    const sources = sourcesOf(view)
    const today = beijingDate(clock.now())
    const window = await windows.get(sources.join(), LIFE_MS.window, async () => {
      const strip = { from: addDays(today, -STRIP_DAYS), to: addDays(today, STRIP_DAYS) }
      return (await readSeasonWindow(db, sources)) ?? strip
    })
    if (date < window.from || date > window.to)
      throw new RequestError('football.date_out_of_range', { details: window })
    return days.get(`${sources.join()} ${date}`, lifeOf(date), async () => {
      const position = { epoch: view.epoch, seq: view.seq }
      const matches = await withColumns(db, await readMatches(db, sources, range), columns)
      return { contents: await withNames(db, matches), position }
    })
  }

  async function pack(
    date: string,
    type: number,
    view: BoardView,
    isWanted: (match: BoardMatch) => boolean,
  ) {
    const { contents, position } = await readDay(date, view)
    const isOfType = typeTest(contents, type)
    const rows = rowsOf(contents, (match) => isOfType(match) && isWanted(match))
    const nowMs = clock.now()
    return packList(
      footballList({ ...view, ...position }, rows, nowMs),
      `${date}-${type}-${nowMs}`,
      cacheControl(lifeOf(date)),
    )
  }

  return {
    day: async (date, view) => (await readDay(date, view)).contents,
    answer: (date, type, view) => {
      const key = `${sourcesOf(view).join()} ${date} ${type}`
      return answers.get(key, lifeOf(date), () => pack(date, type, view, () => true))
    },
    ofLeagues: (date, type, leagueIds, view) =>
      pack(date, type, view, ({ li }) => leagueIds.has(li)),
  }
}

async function withNames(db: Db, matches: BoardMatch[]): Promise<BoardContents> {
  const [leagues, teams] = await Promise.all([
    readLeagues(db, [...new Set(matches.map(({ li }) => li))]),
    readTeams(db, [...new Set(matches.flatMap(({ home, away }) => [home, away]))]),
  ])
  return contentsOf({ matches, leagues, teams })
}

function cacheControl(lifeMs: number): string {
  return `public, max-age=0, s-maxage=${Math.floor(lifeMs / 1000)}`
}
