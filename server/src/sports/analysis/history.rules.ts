import type { MatchHistory, PastMatch } from '@saidian/shared/contracts/matches'
import type { MatchPast } from './analysis.service'

/** The past of both teams as the calls answer it. */
export function historyOf({ teams, meetings, home, away }: MatchPast): MatchHistory {
  return {
    teams,
    history: { statHomeInfo: meetings.form, vs: meetings.matches as PastMatch[] },
    recent: {
      statHomeInfo: home.form,
      statAwayInfo: away.form,
      home: home.matches as PastMatch[],
      away: away.matches as PastMatch[],
    },
  }
}
