import { FootballEventIcon } from '@saidian/shared/ui/football-events'
import { MatchText } from '../../../../features/match-text/match-text'
import type { TextView } from '../../../../features/match-text/text-view'
import { isGoal } from '../incident.rules'

const view: TextView = { isScore: isGoal, Icon: FootballEventIcon }

/** 文字 of a football match. */
export function TextPanel() {
  return <MatchText view={view} />
}
