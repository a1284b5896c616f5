import type { FeedMatchState, Pair } from '../../../feed'
import { isShot, SUB_EVENT, type WyscoutEvent } from '../archive/shapes'
import type { Lineups } from '../detail/lineups'
import type { Side } from '../timeline/counters'
import type { MatchTimeline, TimelineStep } from '../timeline/match-timeline'
import type { MatchPeriod } from '../timeline/periods.rules'
import { Commentary, type TimedLine } from './commentary'
import type { CommentaryContext } from './commentary-context'
import { IncidentCommentary } from './incident-commentary'
import type { MatchNames } from './match-names'
import { PeriodCommentary } from './period-commentary'
import { writePlay } from './write-play'
import { writeShot } from './write-shot'

/** Seconds without lines about play before and after a goal or penalty, and between such lines. */
const QUIET_BEFORE = 15
const QUIET_AFTER = 45
const BETWEEN_PLAYS = 15
const GOAL_TYPES: readonly number[] = [1, 8, 16, 17]

type CommentaryOptions = {
  timeline: MatchTimeline
  matchNames: MatchNames
  lineups: Lineups
  sideOf: (teamId: number) => Side | null
}

/** Text lines of a whole match in order of time; the same match always gets the same lines. */
export function writeCommentary({
  timeline,
  matchNames,
  lineups,
  sideOf,
}: CommentaryOptions): TimedLine[] {
  const places = new Map(timeline.events.map((event, place) => [event, place]))
  const commentary = new Commentary(matchNames, timeline.matchKey)
  const context: CommentaryContext = {
    commentary,
    timeline,
    sideOf,
    placeOf: (event) => places.get(event) ?? -1,
  }
  const periods = new PeriodCommentary(context)
  const incidents = new IncidentCommentary(context)
  const plays = new PlayCommentary(context)
  periods.begin(lineups)
  for (const [index, step] of timeline.steps.entries()) {
    plays.writeUntil(step.second)
    commentary.score = scoreOf(step.state)
    const [before, after] = [timeline.steps[index - 1], timeline.steps[index + 1]]
    if (before?.period !== step.period) periods.open(step.period)
    for (const incident of step.incidents) incidents.write(step, incident)
    periods.endMinute(step)
    if (after?.period !== step.period) periods.close(step, after?.period)
  }
  return commentary.timedLines
}

/** The score that a line shows: in a shoot-out that of the shoot-out. */
function scoreOf({ shootout, extra, score }: FeedMatchState): Pair | null {
  return shootout ?? extra ?? score
}

/** Lines about play between the incidents. */
class PlayCommentary {
  readonly #context: CommentaryContext
  readonly #plays: { event: WyscoutEvent; period: MatchPeriod; second: number }[]
  readonly #goalSeconds: readonly number[]
  #next = 0
  #lastLineAt = Number.NEGATIVE_INFINITY

  constructor(context: CommentaryContext) {
    const { periods, events, steps } = context.timeline
    this.#context = context
    const withIncident = new Set(steps.flatMap(({ event }) => event ?? []))
    this.#plays = periods
      .filter(({ name }) => name !== 'P')
      .flatMap((period) =>
        events
          .filter((event) => event.matchPeriod === period.name && !withIncident.has(event))
          .map((event) => ({ event, period, second: Math.ceil(period.start + event.eventSec) })),
      )
    this.#goalSeconds = steps
      .filter((step: TimelineStep) => step.incidents.some(({ type }) => GOAL_TYPES.includes(type)))
      .map(({ second }) => second)
  }

  writeUntil(second: number): void {
    for (
      let play = this.#plays[this.#next];
      play && play.second <= second;
      play = this.#plays[++this.#next]
    ) {
      const { event, period } = play
      if (isShot(event) && event.subEventId !== SUB_EVENT.penalty)
        writeShot(this.#context, event, period)
      else if (this.#isTime(play.second) && writePlay(this.#context, event, period))
        this.#lastLineAt = play.second
    }
  }

  #isTime(second: number): boolean {
    const isNearGoal = this.#goalSeconds.some(
      (at) => second > at - QUIET_BEFORE && second < at + QUIET_AFTER,
    )
    return !isNearGoal && second - this.#lastLineAt >= BETWEEN_PLAYS
  }
}
