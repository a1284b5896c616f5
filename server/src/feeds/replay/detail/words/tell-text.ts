import type { FeedMatchState, Pair } from '../../../feed'
import type { Beat, Story } from '../../story/beat'
import type { Side } from '../../story/counters'
import type { StoryPeriod } from '../../story/timeline.rules'
import { isShot, SUB_EVENT, type WyscoutEvent } from '../../wyscout'
import type { Lineups } from '../lineups'
import type { Cast } from './cast'
import { Commentary, type Said } from './commentary'
import type { MatchTold } from './match-told'
import { FrameTelling } from './tell-frame'
import { IncidentTelling } from './tell-incident'
import { tellPlay } from './tell-play'
import { tellShot } from './tell-shot'

/** Around a goal or a penalty nobody speaks of plays; and two of them have time between them. */
const QUIET_BEFORE = 15
const QUIET_AFTER = 45
const BETWEEN_PLAYS = 15
const GREAT: readonly number[] = [1, 8, 16, 17]

type TextOptions = {
  story: Story
  cast: Cast
  lineups: Lineups
  sideOf: (teamId: number) => Side | null
}

/** The text live of a whole match in order of time; the same every time it is told. */
export function tellText({ story, cast, lineups, sideOf }: TextOptions): Said[] {
  const places = new Map(story.events.map((event, place) => [event, place]))
  const commentary = new Commentary(cast, story.matchKey)
  const told: MatchTold = { commentary, story, sideOf, placeOf: (event) => places.get(event) ?? -1 }
  const frame = new FrameTelling(told)
  const incidents = new IncidentTelling(told)
  const plays = new PlayTelling(told)
  frame.begin(lineups)
  for (const [index, ballPosition] of story.ballPositions.entries()) {
    plays.until(ballPosition.second)
    commentary.score = scoreOf(ballPosition.state)
    const [before, after] = [story.ballPositions[index - 1], story.ballPositions[index + 1]]
    if (before?.period !== ballPosition.period) frame.open(ballPosition.period)
    for (const incident of ballPosition.incidents) incidents.tell(ballPosition, incident)
    frame.minute(ballPosition)
    if (after?.period !== ballPosition.period) frame.close(ballPosition, after?.period)
  }
  return commentary.said
}

/** In a shoot-out its own score. */
function scoreOf({ shootout, extra, score }: FeedMatchState): Pair | null {
  return shootout ?? extra ?? score
}

/** Speaks of what happens between the incidents. */
class PlayTelling {
  readonly #told: MatchTold
  readonly #plays: { event: WyscoutEvent; period: StoryPeriod; second: number }[]
  readonly #great: readonly number[]
  #next = 0
  #spokeAt = Number.NEGATIVE_INFINITY

  constructor(told: MatchTold) {
    const { periods, events, ballPositions } = told.story
    this.#told = told
    const withIncident = new Set(ballPositions.flatMap(({ event }) => event ?? []))
    this.#plays = periods
      .filter(({ name }) => name !== 'P')
      .flatMap((period) =>
        events
          .filter((event) => event.matchPeriod === period.name && !withIncident.has(event))
          .map((event) => ({ event, period, second: Math.ceil(period.start + event.eventSec) })),
      )
    this.#great = ballPositions
      .filter((ballPosition: Beat) =>
        ballPosition.incidents.some(({ type }) => GREAT.includes(type)),
      )
      .map(({ second }) => second)
  }

  until(second: number): void {
    for (
      let play = this.#plays[this.#next];
      play && play.second <= second;
      play = this.#plays[++this.#next]
    ) {
      const { event, period } = play
      if (isShot(event) && event.subEventId !== SUB_EVENT.penalty)
        tellShot(this.#told, event, period)
      else if (this.#isTime(play.second) && tellPlay(this.#told, event, period))
        this.#spokeAt = play.second
    }
  }

  #isTime(second: number): boolean {
    const isGreat = this.#great.some(
      (at) => second > at - QUIET_BEFORE && second < at + QUIET_AFTER,
    )
    return !isGreat && second - this.#spokeAt >= BETWEEN_PLAYS
  }
}
