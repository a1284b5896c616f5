import {
  type BasketballSettings,
  fitBasketball,
  predictBasketball,
} from '../../../server/src/modules/predictions/model'
import type { QuotedGame } from './basketball-files'
import { walkForward } from './walk-forward'

/** Walks through `matches`; with `lines`, the opening spread of each game is an input. */
export function walkBasketball(
  known: { earlier: readonly QuotedGame[]; matches: readonly QuotedGame[] },
  settings: BasketballSettings,
  lines: boolean,
): { match: QuotedGame; probabilities: readonly [number, number]; total: number }[] {
  const given = (game: QuotedGame) => ({ ...game, line: lines ? game.openingLine : null })
  const limited = { earlier: known.earlier.map(given), matches: known.matches.map(given) }
  const fit = (played: readonly QuotedGame[], at: number) => fitBasketball(played, at, settings)
  return walkForward(limited, fit, predictBasketball).map(({ match, prediction }) => {
    if (!prediction) throw new Error(`no prediction of game ${match.id}`)
    const { outcome, total } = prediction
    return { match, probabilities: [outcome.home[1], outcome.away[1]], total: total.mean }
  })
}

/** 0 home win, 1 away win. */
export function winnerOf({ score: [home, away] }: Pick<QuotedGame, 'score'>): number {
  return home > away ? 0 : 1
}
