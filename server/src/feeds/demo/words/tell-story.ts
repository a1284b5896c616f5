import type { Moment, PlayTimeline } from '../play/play-timeline'
import { playsOf } from '../play/plays'
import type { DemoMatch } from '../world/fixture'
import { tellBefore } from './before-match'
import { type Said, Story } from './story'
import { FrameTelling } from './tell-frame'
import { IncidentTelling } from './tell-incident'
import { tellPlay } from './tell-play'

/** Seconds around a goal or a penalty without text about other plays. */
const QUIET_BEFORE = 20
const QUIET_AFTER = 100

/**
 * The live text of a whole match in order of time; the same for the same seed, without repeated
 * sentences.
 */
export function tellStory(match: DemoMatch, timeline: PlayTimeline, seed: string): Said[] {
  const story = new Story(match, timeline, seed)
  tellBefore(story, seed)
  const incidents = new IncidentTelling(story)
  const frame = new FrameTelling(story)
  const highlights = timeline.moments
    .filter(({ step }) => step.kind === 'goal' || step.kind === 'missed')
    .map(({ at }) => at)
  const isQuiet = (at: number) =>
    !highlights.some((one) => at > one - QUIET_BEFORE && at < one + QUIET_AFTER)
  const plays = playsOf(timeline).filter(({ at }) => isQuiet(at))
  let next = 0
  const tellPlaysUntil = (second: number) => {
    for (let play = plays[next]; play && play.at <= second; play = plays[++next])
      tellPlay(story, play)
  }
  for (const moment of timeline.moments) {
    tellPlaysUntil(moment.at)
    tellMoment(moment, incidents, frame)
  }
  return story.said.sort((a, b) => a.at - b.at || a.line.order - b.line.order)
}

function tellMoment(moment: Moment, incidents: IncidentTelling, frame: FrameTelling): void {
  incidents.tell(moment)
  frame.tell(moment)
}
