import { type CallArgs, callEndpoint } from '@saidian/shared/api'
import {
  type BoardEvent,
  type FootballList,
  type getFootballLive,
  type getFootballMatches,
  TOPIC,
} from '@saidian/shared/contracts'
import { applyContextOf, type CacheEntry, followEntry } from '@saidian/shared/live'
import type { ThunkExtra } from '@saidian/shared/store'
import type { Board } from './board.rules'
import { receive, release } from './delay.rules'
import { readBoardEvent } from './read-board-event.rules'
import { receiveSnapshot } from './snapshot.rules'

type BoardEndpoint = typeof getFootballLive | typeof getFootballMatches

export type FollowedBoard<E extends BoardEndpoint> = {
  takesNewMatches: boolean
  endpoint: E
  args: CallArgs<E>
}

/**
 * Applies events of `board/football` to a cached board from its first data until the cache entry
 * ends.
 */
export function followBoard<E extends BoardEndpoint>(
  entry: CacheEntry<Board>,
  { takesNewMatches, endpoint, args }: FollowedBoard<E>,
): Promise<void> {
  const { live, http } = entry.extra as ThunkExtra
  const context = () => ({ ...applyContextOf(entry.getState()), takesNewMatches })
  return followEntry<Board, FootballList, BoardEvent>(entry, {
    socket: live,
    topic: TOPIC.footballBoard,
    load: async (_, signal) =>
      (await callEndpoint(http, endpoint, args, { signal, needsNetwork: true })) as FootballList,
    readEvent: readBoardEvent,
    takeSnapshot: (board, list) => receiveSnapshot(board, list, context()),
    takeEvent: (board, event, position) => receive(board, event, position, context()),
    release: (board) => release(board, context()),
    takeConnection: (board, isDisconnected) =>
      board.isDisconnected === isDisconnected ? board : { ...board, isDisconnected },
  })
}
