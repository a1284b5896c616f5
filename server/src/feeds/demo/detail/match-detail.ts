import type { FeedMessage } from '../../feed'
import { type DetailStream, messagesBetween } from '../../timeline'
import { liveTextOf } from '../commentary/live-text'
import { closingPrices, priceHistory, priceSummary } from '../odds/price-history'
import type { PlayTimeline } from '../play/play-timeline'
import type { DemoMatch } from '../world/fixture'
import { ballPositionStream } from './ball-position-stream'
import { factsStream } from './facts-stream'
import { lineupStream } from './lineup-stream'
import { oddsStream } from './odds-stream'
import type { SeasonLog } from './season-log'
import { textStream } from './text-stream'
import { trendStream } from './trend-stream'

/** Ball positions are published in this range of seconds around the kick-off. */
const PLAY_LEAD_SECONDS = 1_800
const MAX_PLAY_SECONDS = 4 * 3_600

/** All detail streams of a match around its day. */
export function streamsOf(
  match: DemoMatch,
  seasonLog: SeasonLog,
  seed: string,
  now: number,
): DetailStream[] {
  const timeline = seasonLog.timelineOf(match)
  const { kickoffAt } = match.fixture
  const isOn = now > kickoffAt - PLAY_LEAD_SECONDS && now < kickoffAt + MAX_PLAY_SECONDS
  return [
    ...pageStreams(match, timeline, seasonLog, seed),
    oddsStream(priceHistory(match, timeline, seed)),
    ...(isOn ? [ballPositionStream(timeline)] : []),
  ]
}

type Past = {
  match: DemoMatch
  timeline: PlayTimeline
  seasonLog: SeasonLog
  seed: string
  hasText: boolean
}

/**
 * Details of a past match: line-ups with the last ratings, first and last prices; with `hasText`
 * also facts, text and pressure.
 */
export function pastDetail({ match, timeline, seasonLog, seed, hasText }: Past): FeedMessage[] {
  const streams = hasText
    ? pageStreams(match, timeline, seasonLog, seed)
    : [lineupStream(match, timeline, seed)]
  return [...streams, oddsStream(priceSummary(match, timeline, seed))].flatMap((stream) =>
    messagesBetween(stream, 0, Number.POSITIVE_INFINITY),
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
  return messagesBetween(
    oddsStream(closingPrices(match, timeline, seed)),
    0,
    Number.POSITIVE_INFINITY,
  )
}

function pageStreams(
  match: DemoMatch,
  timeline: PlayTimeline,
  seasonLog: SeasonLog,
  seed: string,
): DetailStream[] {
  return [
    lineupStream(match, timeline, seed),
    factsStream(match, timeline, seasonLog, seed),
    textStream(match.fixture.key, liveTextOf(match, timeline, seed)),
    trendStream(timeline),
  ]
}
