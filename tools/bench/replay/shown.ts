import { setTimeout as pause } from 'node:timers/promises'
import type {
  FootballList,
  FootballMatch,
  MatchHeader,
  MatchText,
} from '@saidian/shared/contracts/football'
import { CODE, type Envelope } from '@saidian/shared/contracts/http'
import type { Pair, Sheet } from './sheets'

/** codes-and-words 1.4. */
const STATISTIC = { corners: 2, yellow: 3, red: 4 } as const
const GOALS = [1, 8, 17]

async function read<T>(url: string): Promise<T> {
  for (;;) {
    const { code, data, message, retryAfterMs } = (await (
      await fetch(url)
    ).json()) as Envelope<T | null>
    if (data !== null) return data
    if (code !== CODE.busy) throw new Error(`${url}: ${message}`)
    // Like the pages: waits as long as a busy server asks for.
    await pause(retryAfterMs ?? 1_000)
  }
}

/** Today's list as a visitor reads it. */
export function readList(url: string): Promise<FootballList> {
  return read<FootballList>(`${url}/live/football/v1_1/live?platform=4`)
}

/** Texts for what the list shows of a match otherwise than its sheet. */
export function rowDifferences(row: FootballMatch | undefined, sheet: Sheet): string[] {
  if (!row) return ['is not on the list']
  return (['score', 'corners', 'yellow', 'red'] as const).flatMap((what) =>
    wrong(what, row[what], sheet[what]),
  )
}

/** The same for its match page: head, statistics and the goals of its timeline. */
export async function pageDifferences(
  url: string,
  matchId: number,
  sheet: Sheet,
): Promise<string[]> {
  const { match } = await read<MatchHeader>(`${url}/live/fb/match/live/navigation/${matchId}`)
  const { statistic, incidents } = await read<MatchText>(
    `${url}/live/fb/match/live/textLive/${matchId}`,
  )
  const counted = (type: number): Pair => {
    const row = statistic.find((one) => one.type === type && one.half === 0)
    return row ? [row.home, row.away] : [0, 0]
  }
  const goals = incidents.filter(({ type }) => GOALS.includes(type)).length
  return [
    ...rowDifferences(match, sheet),
    ...(['corners', 'yellow', 'red'] as const).flatMap((what) =>
      wrong(`statistics: ${what}`, counted(STATISTIC[what]), sheet[what]),
    ),
    ...(goals === sheet.score[0] + sheet.score[1] ? [] : [`timeline: ${goals} goals`]),
  ]
}

function wrong(what: string, shown: Pair | null, wanted: Pair): string[] {
  return shown?.join() === wanted.join()
    ? []
    : [`${what} ${shown?.join('-') ?? 'unknown'} not ${wanted.join('-')}`]
}
