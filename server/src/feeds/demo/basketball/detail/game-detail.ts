import type { FeedBasketballState, FeedMessage } from '../../../feed'
import { type DetailStream, messagesBetween } from '../../../timeline'
import type { GameTimeline } from '../play/game-timeline'
import { boxStream } from '../statistics/box-stream'
import { playStream } from '../statistics/play-stream'
import { flowStream, shotStream } from '../statistics/shot-streams'
import type { BasketballMatch } from '../world/fixture'
import { factsStream } from './facts-stream'

/** The starting fives are known this long before the tip-off. */
const SHEET_LEAD = 30 * 60
/** Maximum age in seconds of games with text, shots and box score. */
const DETAILS_MAX_AGE = 7 * 86_400

type Stream = DetailStream<FeedBasketballState>

/** All streams of a game except its play. */
export function streamsOf(match: BasketballMatch, game: GameTimeline, seed: string): Stream[] {
  return [
    factsStream(match, seed),
    boxStream(game, match.fixture.kickoffAt - SHEET_LEAD),
    shotStream(game),
    flowStream(game),
  ]
}

/** A game that was over before the demo began; old ones have their result only. */
export function pastMessages(
  match: BasketballMatch,
  game: GameTimeline,
  { seed, now }: { seed: string; now: number },
): FeedMessage<FeedBasketballState>[] {
  const age = now - match.fixture.kickoffAt
  const streams =
    age > DETAILS_MAX_AGE ? [playStream(game)] : [playStream(game), ...streamsOf(match, game, seed)]
  return streams.flatMap((stream) => messagesBetween(stream, 0, now))
}
