import { MatchSituation } from '../../../../features/match-situation/match-situation'
import { situation } from '../situation'

/** 赛况 of a football match. */
export function SituationPanel() {
  return <MatchSituation view={situation} />
}
