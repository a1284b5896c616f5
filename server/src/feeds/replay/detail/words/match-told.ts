import type { Story } from '../../story/beat'
import type { Side } from '../../story/counters'
import type { WyscoutEvent } from '../../wyscout'
import type { Commentary } from './commentary'

/** What those who write the text of a match know of it. */
export type MatchTold = {
  commentary: Commentary
  story: Story
  sideOf: (teamId: number) => Side | null
  placeOf: (event: WyscoutEvent) => number
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0
}
