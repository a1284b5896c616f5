import { basketballMatch } from '../sports/basketball/match/view'
import { MatchPage } from './match-page'

/** A basketball match. */
export function BasketballMatchPage() {
  return <MatchPage view={basketballMatch} />
}
