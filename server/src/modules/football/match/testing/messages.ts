import type { FeedIncident, FeedMessage, FeedPlayer, FeedTextLine } from '../../../../feeds/feed'
import { SATURDAY_EVENING } from '../../../../testing'

/** A goal of the home side in minute 12. */
export function goal(given: Partial<FeedIncident> = {}): FeedIncident {
  return {
    key: 'g1',
    type: 1,
    side: 'home',
    minute: 12,
    addedMinute: null,
    player: '林远',
    otherPlayer: null,
    score: [1, 0],
    ...given,
  }
}

/** A forward of the home side. */
export function player(key: string, nameZh: string): FeedPlayer {
  return {
    key,
    teamKey: 'l/0',
    nameZh,
    shortZh: nameZh,
    position: 'F',
    shirtNumber: 9,
    birthDate: null,
    heightCm: null,
    weightKg: null,
    foot: 0,
    areaZh: null,
  }
}

/** A key line in the added time of the first half. */
export function line(key: string, order: number, data: string): FeedTextLine {
  return {
    key,
    order,
    minute: 45,
    addedMinute: 2,
    data,
    type: 1,
    position: 1,
    main: true,
    score: null,
  }
}

/** A text live message of match `a`. */
export function textMessage(
  revision: number,
  lines: FeedTextLine[],
  withdrawn: string[] = [],
): FeedMessage {
  return {
    kind: 'text',
    at: SATURDAY_EVENING + revision,
    matchKey: 'a',
    revision,
    lines,
    withdrawn,
  }
}
