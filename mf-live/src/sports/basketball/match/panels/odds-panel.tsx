import { MatchOdds } from '../../../../features/match-odds/match-odds'
import { odds } from '../odds'

/** 指数 of a basketball match. */
export function OddsPanel() {
  return <MatchOdds view={odds} />
}
