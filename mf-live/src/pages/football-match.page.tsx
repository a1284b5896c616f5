import { footballMatch } from '../sports/football/match/view'
import { MatchPage } from './match-page'

/** A football match. */
export function FootballMatchPage() {
  return <MatchPage view={footballMatch} />
}
