import type { FeedBasketballState } from '../../feed'
import type { DemoSport, PlayMessage } from '../demo-sport'
import { feedLeague } from '../world/seasons'
import { pastMessages, streamsOf } from './detail/game-detail'
import { createGames, playGame } from './play/game-timeline'
import { rostersOf } from './squads/roster'
import { GameCounters } from './statistics/game-counters'
import { playStream } from './statistics/play-stream'
import type { BasketballMatch } from './world/fixture'
import { createBasketballWorld } from './world/world'

/** The lowest revision: the play of the game replaces the result. */
const RESULT_REVISION = 1

/** The basketball of the demo: leagues (default: all), seasons and simulated games. */
export function createBasketballSport(
  seed: string,
  leagues?: readonly string[],
): DemoSport<BasketballMatch, FeedBasketballState> {
  const world = createBasketballWorld(seed, leagues)
  const gameOf = createGames(seed)
  const resultOf = (match: BasketballMatch) => resultMessage(match, seed)
  return {
    // Tables of football are read by more fans: most of the time is left to its backlog.
    restFactor: 3,
    world: { ...world, leagues: world.leagues.map(feedLeague) },
    playOf: (match) => playStream(gameOf(match)),
    streamsOf: (match, now) => streamsOf(match, gameOf, { seed, now }),
    resultOf,
    earlierResultOf: resultOf,
    pastMessages: (match, now) => pastMessages(match, playGame(match, seed), { seed, now }),
    playersOf: (teamKeys, at) => ({
      kind: 'players',
      at,
      players: rostersOf(seed, teamKeys, world.leagues),
    }),
  }
}

/** A finished game with its points by period and without incidents. */
function resultMessage(match: BasketballMatch, seed: string): PlayMessage<FeedBasketballState> {
  const game = playGame(match, seed)
  const counters = new GameCounters(game)
  counters.applyTo(game.moments.length)
  return {
    kind: 'match',
    // Before the end as the play has it, so that the play is not late.
    at: (game.moments.at(-1)?.at ?? match.fixture.kickoffAt) - 1,
    matchKey: game.matchKey,
    revision: RESULT_REVISION,
    state: counters.state(),
  }
}
