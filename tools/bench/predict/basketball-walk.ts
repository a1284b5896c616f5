import {
  type BasketballSettings,
  fitBasketball,
  predictBasketball,
} from '../../../server/src/modules/predictions/model'
import type { QuotedGame } from './basketball-files'
import { type Scored, scoresOf } from './scoring'
import { walkForward } from './walk-forward'

/** Walks through `matches`; with `lines`, the opening spread of each game is an input. */
export function basketballScores(
  known: { earlier: readonly QuotedGame[]; matches: readonly QuotedGame[] },
  settings: BasketballSettings,
  lines: boolean,
) {
  const given = (game: QuotedGame) => ({ ...game, line: lines ? game.openingLine : null })
  const limited = { earlier: known.earlier.map(given), matches: known.matches.map(given) }
  const fit = (played: readonly QuotedGame[], at: number) => fitBasketball(played, at, settings)
  const walked = walkForward(limited, fit, predictBasketball).map(({ match, prediction }) => {
    if (!prediction) throw new Error(`no prediction of game ${match.id}`)
    return { match, prediction }
  })
  const total = walked.reduce((sum, { match: { score }, prediction }) => {
    return sum + (score[0] + score[1] - prediction.total.mean) ** 2
  }, 0)
  const scores = scoresOf(
    walked.map(
      ({ match, prediction: { outcome } }): Scored => ({
        probabilities: [outcome.home[1], outcome.away[1]],
        outcome: winnerOf(match),
      }),
    ),
  )
  return { ...scores, totalError: Math.sqrt(total / walked.length) }
}

/** 0 home win, 1 away win. */
export function winnerOf({ score: [home, away] }: Pick<QuotedGame, 'score'>): number {
  return home > away ? 0 : 1
}
