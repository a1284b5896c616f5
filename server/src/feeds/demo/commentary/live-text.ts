import { playsOf } from '../play/ball/plays'
import type { Moment, PlayTimeline } from '../play/play-timeline'
import type { DemoMatch } from '../world/fixture'
import { addPreMatchText } from './before-match'
import { IncidentText } from './incident-text'
import { LiveTextBuilder, type TimedLine } from './live-text-builder'
import { PhaseText } from './phase-text'
import { addPlayText } from './play-text'

/** Seconds around a goal or a penalty without text about other plays. */
const QUIET_BEFORE = 20
const QUIET_AFTER = 100

/**
 * The live text of a whole match in order of time; the same for the same seed, without repeated
 * sentences.
 */
export function liveTextOf(match: DemoMatch, timeline: PlayTimeline, seed: string): TimedLine[] {
  const builder = new LiveTextBuilder(match, timeline, seed)
  addPreMatchText(builder, seed)
  const incidents = new IncidentText(builder)
  const phases = new PhaseText(builder)
  const highlights = timeline.moments
    .filter(({ step }) => step.kind === 'goal' || step.kind === 'missed')
    .map(({ at }) => at)
  const isQuiet = (at: number) =>
    !highlights.some((one) => at > one - QUIET_BEFORE && at < one + QUIET_AFTER)
  const plays = playsOf(timeline).filter(({ at }) => isQuiet(at))
  let next = 0
  const addPlaysUntil = (second: number) => {
    for (let play = plays[next]; play && play.at <= second; play = plays[++next])
      addPlayText(builder, play)
  }
  for (const moment of timeline.moments) {
    addPlaysUntil(moment.at)
    addMoment(moment, incidents, phases)
  }
  return builder.lines.sort((a, b) => a.at - b.at || a.line.order - b.line.order)
}

function addMoment(moment: Moment, incidents: IncidentText, phases: PhaseText): void {
  incidents.addMoment(moment)
  phases.addMoment(moment)
}
