import type { WyscoutEvent } from '../archive/shapes'
import type { Side } from '../timeline/counters'
import type { MatchTimeline } from '../timeline/match-timeline'
import type { Commentary } from './commentary'

/** What all parts of the commentary of one match share. */
export type CommentaryContext = {
  commentary: Commentary
  timeline: MatchTimeline
  sideOf: (teamId: number) => Side | null
  placeOf: (event: WyscoutEvent) => number
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0
}
