import { topicQuery } from '../../live'
import type { ListEvent, ListSnapshot } from '../sport'
import { sourceOf } from '../sports'
import { type ListContext, receive, release } from './delay.rules'
import type { MatchList } from './match-list.rules'
import type { ListSelection } from './selection'
import { receiveSnapshot } from './snapshot.rules'

/** A list of the cache that follows the topic of its sport. */
export const matchListQuery = topicQuery<MatchList, ListSnapshot, ListSelection, ListEvent>({
  load: (http, selection, { current, signal }) =>
    sourceOf(selection.sport).load(http, selection, {
      signal,
      needsNetwork: current !== undefined,
    }),
  topicOf: ({ sport }) => sourceOf(sport).topic,
  isEventOf: ({ sport }) => sourceOf(sport).isEvent,
  rulesOf: ({ sport, kind }) => {
    const { rules } = sourceOf(sport)
    const given: Pick<ListContext, 'takesNewMatches' | 'rules'> = {
      takesNewMatches: kind === 'today',
      rules,
    }
    return {
      takeSnapshot: (list, snapshot, context) =>
        receiveSnapshot(list, snapshot, { ...context, ...given }),
      takeEvent: (list, event, position, context) =>
        receive(list, event, position, { ...context, ...given }),
      release: (list, context) => release(list, { ...context, ...given }),
      takeConnection: (list, isDisconnected) =>
        list.isDisconnected === isDisconnected ? list : { ...list, isDisconnected },
    }
  },
})
