import type { FeedBasketballState, FeedMessage } from '../../../feed'
import { type DetailStream, messagesBetween } from '../../../timeline'
import { oddsStream } from '../../detail/odds-stream'
import { textStream } from '../commentary/live-text'
import { gameOdds, storedOdds } from '../odds/game-odds'
import type { GameTimeline } from '../play/game-timeline'
import { boxStream } from '../statistics/box-stream'
import { playStream } from '../statistics/play-stream'
import { flowStream, shotStream } from '../statistics/shot-streams'
import type { BasketballMatch } from '../world/fixture'
import { factsStream } from './facts-stream'

/** The starting fives are known this long before the tip-off. */
const SHEET_LEAD = 30 * 60
/** Earlier than this before the tip-off no message depends on the game. */
const GAME_LEAD = 45 * 60
/** Maximum age in seconds of games with text and flow, and with box score, shots and facts. */
const TEXT_MAX_AGE = 2.5 * 86_400
const BOX_MAX_AGE = 7 * 86_400

type Stream = DetailStream<FeedBasketballState>
type GameOf = (match: BasketballMatch) => GameTimeline

/** All streams of a game except its play, as far as they are needed at `now`. */
export function streamsOf(
  match: BasketballMatch,
  gameOf: GameOf,
  { seed, now }: { seed: string; now: number },
): Stream[] {
  const facts = factsStream(match, seed)
  const gameAt = match.fixture.kickoffAt - GAME_LEAD
  if (now < gameAt)
    return [facts, oddsStream<FeedBasketballState>(gameOdds(match, null, seed)), wakeUp(gameAt)]
  const game = gameOf(match)
  const odds = oddsStream<FeedBasketballState>(gameOdds(match, game, seed))
  return [facts, ...boxStreams(match, game), ...textStreams(match, game, seed), odds]
}

/** A stream without messages: at its time the others of the game take its place. */
function wakeUp(at: number): Stream {
  return { times: [at], messagesFor: () => [] }
}

function boxStreams(match: BasketballMatch, game: GameTimeline): Stream[] {
  return [boxStream(game, match.fixture.kickoffAt - SHEET_LEAD), shotStream(game)]
}

function textStreams(match: BasketballMatch, game: GameTimeline, seed: string): Stream[] {
  return [flowStream(game), textStream(match, game, seed)]
}

/** A game that was over before the demo began; old ones have their incidents and odds only. */
export function pastMessages(
  match: BasketballMatch,
  game: GameTimeline,
  { seed, now }: { seed: string; now: number },
): FeedMessage<FeedBasketballState>[] {
  const age = now - match.fixture.kickoffAt
  const streams = [playStream(game), oddsStream<FeedBasketballState>(storedOdds(match, seed))]
  if (age < BOX_MAX_AGE) streams.push(factsStream(match, seed), ...boxStreams(match, game))
  if (age < TEXT_MAX_AGE) streams.push(...textStreams(match, game, seed))
  return streams.flatMap((stream) => messagesBetween(stream, 0, now))
}
