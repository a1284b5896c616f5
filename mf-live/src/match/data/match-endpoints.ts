import type { OddsType } from '@saidian/shared/contracts/odds'
import {
  applyContextOf,
  type LiveEvent,
  type LiveResource,
  type LiveState,
  type Load,
  liveQuery,
  type Reply,
} from '@saidian/shared/live'
import type { MatchText } from '../match-data'
import { withOlder } from './older-text.rules'
import type { TextEvent } from './text.rules'

/** Seconds that an unused match stays cached, so that going back shows it at once. */
const CACHE_SECONDS = 300
/** Lines of a page further back: as many as a phone renders without a pause. */
const OLDER_LINES = 40
/** Lines of the first load, and the maximum of the endpoint. */
const FIRST_LINES = 60
const MAX_LINES = 500

export type HistoryArgs = { matchId: number; companyId: number; type: OddsType }
export type OddsArgs = { matchId: number; type: OddsType }

/** Arguments of a call about one match. */
export const ofMatch = (id: number) => ({ params: { id } })

/** A live query of the match `idOf(arg)`, on the topic of that match. */
export function matchResourceOf<E extends LiveEvent>(
  topicOf: (matchId: number) => string,
  isEvent: (data: unknown) => data is E,
) {
  return <T extends Reply, Arg>(
    resource: LiveResource<T, E>,
    load: Load<T, Arg>,
    idOf: (arg: Arg) => number,
  ) => ({
    keepUnusedDataFor: CACHE_SECONDS,
    ...liveQuery<T, Arg, E>({
      resource,
      load,
      topicOf: (arg) => topicOf(idOf(arg)),
      isEvent,
    }),
  })
}

/** Arguments of the text: a reload covers all lines on the screen. */
export function textArgs(id: number, shown: MatchText | undefined) {
  if (!shown) return { ...ofMatch(id), query: {} }
  const limit = Math.min(Math.max(shown.textLive.length, FIRST_LINES), MAX_LINES)
  return { ...ofMatch(id), query: { limit } }
}

/** Arguments of a page of older lines. */
export function olderTextArgs({ id, before }: { id: number; before: number }) {
  return { ...ofMatch(id), query: { before, limit: OLDER_LINES } }
}

/** Arguments of one kind of odds. */
export function oddsArgs({ matchId, type }: OddsArgs) {
  return { params: { matchId }, query: { type } }
}

/** Arguments of quotations of one company. */
export function historyArgs({ matchId, ...query }: HistoryArgs & { before?: number }) {
  return { ...ofMatch(matchId), query }
}

type OlderText<T extends MatchText> = {
  resource: LiveResource<T, TextEvent>
  before: number
  /** The page, when it arrives. */
  reply: Promise<{ data: T }>
  cached: () => LiveState<T, TextEvent> | undefined
  getState: () => unknown
  update: (text: LiveState<T, TextEvent>) => void
}

/**
 * Adds a page of older lines to the cached text, which follows corrections of all loaded lines.
 */
export async function addOlderText<T extends MatchText>(older: OlderText<T>): Promise<void> {
  const { resource, before, cached, getState, update } = older
  const page = await older.reply.catch(() => null)
  const current = cached()
  if (!page || !current) return
  update(withOlder(resource, current, { page: page.data, before }, applyContextOf(getState())))
}

/** Loading older lines changes the text itself: the state of the request renders nothing. */
export const NO_RERENDER = { selectFromResult: () => NOTHING }
const NOTHING = {}
