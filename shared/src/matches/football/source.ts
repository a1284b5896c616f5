import { type CallOptions, callEndpoint, type Http } from '../../api'
import {
  type FootballList,
  getFootballByIds,
  getFootballLive,
  getFootballMatches,
  isFootballListEvent,
} from '../../contracts/football'
import { MAX_MATCHES } from '../../contracts/matches'
import { TOPIC } from '../../contracts/sockets'
import type { ListSelection } from '../list/selection'
import type { SportSource } from '../sport-source'
import { mergedLists } from './merged-lists.rules'
import { footballRules } from './rules'

const PLATFORM = 4

/** How football lists are read and followed. */
export const footballSource: SportSource = {
  rules: footballRules,
  topic: TOPIC.footballBoard,
  load,
  isEvent: isFootballListEvent,
}

async function load(
  http: Http,
  selection: ListSelection,
  options: CallOptions,
): Promise<FootballList> {
  if (selection.kind === 'today') {
    return callEndpoint(http, getFootballLive, { query: { platform: PLATFORM } }, options)
  }
  if (selection.kind === 'day') {
    const { date, type } = selection
    return callEndpoint(http, getFootballMatches, { query: { date, type } }, options)
  }
  const batches = batchesOf(selection.ids).map((ids) => ({ query: { ids: ids.join('!') } }))
  return mergedLists(
    await Promise.all(batches.map((args) => callEndpoint(http, getFootballByIds, args, options))),
  )
}

function batchesOf(ids: readonly number[]): (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / MAX_MATCHES) }, (_, at) =>
    ids.slice(at * MAX_MATCHES, (at + 1) * MAX_MATCHES),
  )
}
