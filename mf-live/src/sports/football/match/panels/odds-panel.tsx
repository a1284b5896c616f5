import { MatchOdds } from '../../../../features/match-odds/match-odds'
import { odds } from '../odds'

/** 指数 of a football match. */
export function OddsPanel() {
  return <MatchOdds view={odds} />
}
