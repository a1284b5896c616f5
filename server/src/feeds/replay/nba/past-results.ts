import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import { basketballNotStarted, type FeedBasketballState, type FeedMessage } from '../../feed'
import { inBatches } from '../../in-batches'
import type { Run } from '../playback'
import { QUARTER_SECONDS } from './game/build-game'
import { gameKey } from './game/game-key'
import { gameFixture } from './game-catalogue'
import type { GameResult } from './games-table'

const BATCH_SIZE = 100
const DAY_SECONDS = 86_400
/** From tip-off to the end of a game, with breaks. */
const GAME_SECONDS = 9_000

/**
 * Fixtures and results of the games before the evening `today`, so that table and form are those
 * of the day. Each lies as many days before the start of the run as before that evening.
 */
export function* pastBatches(
  results: readonly GameResult[],
  today: string,
  run: Run,
): Generator<FeedMessage<FeedBasketballState>[]> {
  const startAt = Math.floor(run.instant(0))
  const past = results.filter(({ day }) => day < today)
  for (const some of inBatches(past, BATCH_SIZE)) {
    const fixtures = some.map((game) => {
      const days = (Date.parse(today) - Date.parse(game.day)) / 1000 / DAY_SECONDS
      return gameFixture(game, startAt - days * DAY_SECONDS)
    })
    yield [{ kind: 'fixtures', at: startAt, fixtures }]
    yield some.map((game, index) => ({
      kind: 'match',
      at: (fixtures[index]?.kickoffAt ?? startAt) + GAME_SECONDS,
      matchKey: gameKey(game.id),
      revision: run.revision(0),
      state: finalState(game),
    }))
  }
}

/** The state of a finished game of which only the points are known. */
function finalState({
  homePoints,
  awayPoints,
}: Pick<GameResult, 'homePoints' | 'awayPoints'>): FeedBasketballState {
  const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0)
  return {
    ...basketballNotStarted(),
    status: BASKETBALL_STATUS.finished,
    score: [sum(homePoints), sum(awayPoints)],
    homePoints,
    awayPoints,
    periodSeconds: QUARTER_SECONDS,
  }
}
