import { fitBasketball, fitFootball, type PlayedMatch, predictBasketball, predictFootball } from '.'
import { madeBasketball, madeFootball } from './testing/made-leagues'

const fixtureOf = ({ score: _, shots: __, shotsOnTarget: ___, ...fixture }: PlayedMatch) => fixture

const SPORTS = {
  football: {
    matches: madeFootball(2).map(
      (match, place): PlayedMatch => ({
        ...match,
        shots: [10 + (place % 7), 9 + (place % 5)],
        shotsOnTarget: [3 + (place % 4), 3 + (place % 3)],
        opening: [2.1, 3.3, 3.6],
      }),
    ),
    /** Predicts `fixture` as before its kick-off, with all rows given to the training. */
    predict: (rows: readonly PlayedMatch[], { kickoffAt, ...fixture }: PlayedMatch) =>
      predictFootball(fitFootball(rows, kickoffAt), fixtureOf({ kickoffAt, ...fixture })),
  },
  basketball: {
    matches: madeBasketball(2).map((game): PlayedMatch => ({ ...game, line: 2.5, total: 210.5 })),
    predict: (rows: readonly PlayedMatch[], { kickoffAt, ...fixture }: PlayedMatch) =>
      predictBasketball(fitBasketball(rows, kickoffAt), fixtureOf({ kickoffAt, ...fixture })),
  },
}

describe.each(Object.entries(SPORTS))('%s', (_, { matches, predict }) => {
  const middle = matches.length - 150
  const changed = matches[middle]
  if (!changed) throw new Error('no match')
  const other: PlayedMatch = {
    ...changed,
    score: [changed.score[0] + 40, 0],
    shots: [40, 0],
    shotsOnTarget: [30, 0],
  }
  const rewritten = matches.map((match) => (match === changed ? other : match))
  const earlier = matches.filter(({ kickoffAt }) => kickoffAt <= changed.kickoffAt).slice(-5)

  test('another result of a match changes no prediction made before it ended', () => {
    for (const match of earlier) expect(predict(rewritten, match)).toEqual(predict(matches, match))
  })

  test('a prediction does not depend on rows of its own match or of later ones', () => {
    for (const match of earlier.slice(-2)) {
      const past = matches.filter(({ kickoffAt }) => kickoffAt < match.kickoffAt)
      expect(predict(past, match)).toEqual(predict(matches, match))
    }
  })

  test('another result changes the predictions made after it', () => {
    const later = matches.find(
      ({ kickoffAt, home }) => kickoffAt > changed.kickoffAt && home === changed.home,
    )
    if (!later) throw new Error('no later match')
    expect(predict(rewritten, later)).not.toEqual(predict(matches, later))
  })
})
