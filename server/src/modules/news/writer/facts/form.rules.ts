import type { PastMatch } from '../../../../sports/analysis'
import type { Form, Outcome, Streaks } from './facts'

type Played = Pick<PastMatch, 'home' | 'score'>

/** The result as this team sees it. */
export function outcomeOf({ home, score }: Played, teamId: number): Outcome {
  const [own, other] = home === teamId ? score : [score[1], score[0]]
  if (own === other) return 'drawn'
  return own > other ? 'won' : 'lost'
}

/** Counts the results of a team; null without any. */
export function countForm(matches: readonly Played[], teamId: number): Form | null {
  if (matches.length === 0) return null
  const form = { of: matches.length, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 }
  for (const match of matches) {
    const [own, other] = match.home === teamId ? match.score : [match.score[1], match.score[0]]
    form[outcomeOf(match, teamId)] += 1
    form.scored += own
    form.conceded += other
  }
  return form
}

/** Streaks of a team by its matches, newest first. */
export function streaksOf(outcomes: readonly Outcome[]): Streaks {
  const lengthOf = (fits: (outcome: Outcome) => boolean) => {
    const end = outcomes.findIndex((outcome) => !fits(outcome))
    return end === -1 ? outcomes.length : end
  }
  return {
    winning: lengthOf((outcome) => outcome === 'won'),
    unbeaten: lengthOf((outcome) => outcome !== 'lost'),
    losing: lengthOf((outcome) => outcome === 'lost'),
    winless: lengthOf((outcome) => outcome !== 'won'),
  }
}
