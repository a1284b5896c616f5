import { callEndpoint } from '../../api'
import {
  type FootballMatch,
  getFootballByIds,
  getFootballLive,
  getFootballMatches,
  isFootballListEvent,
} from '../../contracts/football'
import { TOPIC } from '../../contracts/sockets'
import { loadInBatches } from '../list/batches'
import type { SportSource } from '../sport-source'
import { footballRules } from './rules'

const PLATFORM = 4

/** How football lists are read and followed. */
export const footballSource: SportSource<FootballMatch> = {
  rules: footballRules,
  topic: TOPIC.footballBoard,
  load: (http, selection, options) => {
    if (selection.kind === 'today')
      return callEndpoint(http, getFootballLive, { query: { platform: PLATFORM } }, options)
    if (selection.kind === 'ids')
      return loadInBatches(selection.ids, (ids) =>
        callEndpoint(http, getFootballByIds, { query: { ids: ids.join('!') } }, options),
      )
    const { date, type } = selection
    return callEndpoint(http, getFootballMatches, { query: { date, type } }, options)
  },
  isEvent: isFootballListEvent,
}
