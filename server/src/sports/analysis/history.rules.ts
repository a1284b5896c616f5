import type { MatchHistory, PastMatch as ShownMatch, Team } from '@saidian/shared/contracts/matches'
import type { Form, PastMatch } from './form/form.rules'

type Past = { form: Form; matches: PastMatch[] }

/** Head to head and form of both teams before a match; `meetings` as seen by the home side. */
export type MatchPast = { teams: Team[]; meetings: Past; home: Past; away: Past }

/** The past of both teams as the calls answer it. */
export function historyOf({ teams, meetings, home, away }: MatchPast): MatchHistory {
  return {
    teams,
    history: { statHomeInfo: meetings.form, vs: meetings.matches as ShownMatch[] },
    recent: {
      statHomeInfo: home.form,
      statAwayInfo: away.form,
      home: home.matches as ShownMatch[],
      away: away.matches as ShownMatch[],
    },
  }
}
