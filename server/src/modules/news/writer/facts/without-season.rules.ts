import type { MatchFacts, TeamFacts } from './facts'

const NO_STREAKS = { winning: 0, unbeaten: 0, losing: 0, winless: 0 }

/** The facts without table and streaks, for a season whose matches are not all stored yet. */
export function withoutSeason<Facts extends MatchFacts>(facts: Facts): Facts {
  const bare = (team: TeamFacts): TeamFacts => ({
    ...team,
    before: null,
    after: null,
    form: null,
    streaks: NO_STREAKS,
    streaksBefore: NO_STREAKS,
  })
  return { ...facts, home: bare(facts.home), away: bare(facts.away), gap: null }
}
