import type { FeedMessage } from '../../feed'
import { closingPrices, priceHistory, priceSummary } from '../odds/price-history'
import type { PlayTimeline } from '../play/play-timeline'
import { tellStory } from '../words/tell-story'
import type { DemoMatch } from '../world/fixture'
import { beatsStrand } from './beats-strand'
import type { Chronicle } from './chronicle'
import { factsStrand } from './facts-strand'
import { lineupStrand } from './lineup-strand'
import { oddsStrand } from './odds-strand'
import { newsOf, type Strand } from './strand'
import { textStrand } from './text-strand'
import { trendStrand } from './trend-strand'

/** Ball positions are published in this range of seconds around the kick-off. */
const PLAY_AHEAD = 1_800
const PLAY_LONGEST = 4 * 3_600

/** All detail streams of a match around its day. */
export function strandsOf(
  match: DemoMatch,
  chronicle: Chronicle,
  seed: string,
  now: number,
): Strand[] {
  const timeline = chronicle.timelineOf(match)
  const { kickoffAt } = match.fixture
  const isOn = now > kickoffAt - PLAY_AHEAD && now < kickoffAt + PLAY_LONGEST
  return [
    ...wordStrands(match, timeline, chronicle, seed),
    oddsStrand(priceHistory(match, timeline, seed)),
    ...(isOn ? [beatsStrand(timeline)] : []),
  ]
}

type Past = {
  match: DemoMatch
  timeline: PlayTimeline
  chronicle: Chronicle
  seed: string
  hasWords: boolean
}

/**
 * Details of a past match: line-ups with the last ratings, first and last prices; with `hasText`
 * also facts, text and pressure.
 */
export function pastDetail({ match, timeline, chronicle, seed, hasWords }: Past): FeedMessage[] {
  const strands = hasWords
    ? wordStrands(match, timeline, chronicle, seed)
    : [lineupStrand(match, timeline, seed)]
  return [...strands, oddsStrand(priceSummary(match, timeline, seed))].flatMap((strand) =>
    newsOf(strand, 0, Number.POSITIVE_INFINITY),
  )
}

/**
 * Last handicap and total of the best known company before the kick-off; form statistics read them.
 */
export function closingLines(
  match: DemoMatch,
  timeline: PlayTimeline,
  seed: string,
): FeedMessage[] {
  return newsOf(oddsStrand(closingPrices(match, timeline, seed)), 0, Number.POSITIVE_INFINITY)
}

function wordStrands(
  match: DemoMatch,
  timeline: PlayTimeline,
  chronicle: Chronicle,
  seed: string,
): Strand[] {
  return [
    lineupStrand(match, timeline, seed),
    factsStrand(match, timeline, chronicle, seed),
    textStrand(match.fixture.key, tellStory(match, timeline, seed)),
    trendStrand(timeline),
  ]
}
