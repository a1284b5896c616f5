import type { BoardMatch } from '@saidian/shared/contracts/football'
import type { Clock } from '../../../platform/clock'
import type { Prebuilt } from '../../../platform/http'
import { listTypeTest } from '../rules/list-type.rules'
import type { BoardContents, BoardView } from './board-contents'
import { footballList, rowsOf } from './football-list'
import { packList } from './pack-list'

/** Shortest time between two builds: a burst of goals does not rebuild the list for each. */
const MIN_LIFE_MS = 250
/** One second in shared caches: it absorbs the load at kick-off and stays fresh after a gap. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1'

type Entry = { position: string; builtAt: number; answer: Promise<Prebuilt> }

/** Caches a ready response per list type; rebuilds it on request after the position moved. */
export function createListCache(
  clock: Clock,
): (view: BoardView, type: number) => Promise<Prebuilt> {
  const entries = new Map<number, Entry>()
  return (view, type) => {
    const position = `${view.epoch}-${view.seq}`
    const known = entries.get(type)
    const nowMs = clock.now()
    if (known && (known.position === position || nowMs - known.builtAt < MIN_LIFE_MS))
      return known.answer
    const list = footballList(view, rowsOf(view.contents, typeTest(view.contents, type)), nowMs)
    const answer = packList(list, `${position}-${type}`, CACHE_CONTROL)
    entries.set(type, { position, builtAt: nowMs, answer })
    answer.catch(() => entries.delete(type))
    return answer
  }
}

/** Whether a match is in a tab of the list; takes the level from the leagues of the list. */
export function typeTest({ leagues }: Pick<BoardContents, 'leagues'>, type: number) {
  const test = listTypeTest(type) ?? (() => false)
  return (match: BoardMatch): boolean => test({ match, level: leagues.get(match.li)?.level ?? 0 })
}
