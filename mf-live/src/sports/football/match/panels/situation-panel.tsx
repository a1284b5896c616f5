import type { MatchText } from '@saidian/shared/contracts/football'
import { Environment } from '../../../../features/match-situation/components/environment'
import { Momentum } from '../../../../features/match-situation/components/momentum'
import { Statistics } from '../../../../features/match-situation/components/statistics'
import { Timeline } from '../../../../features/match-situation/components/timeline'
import {
  type MatchPlace,
  MatchSituation,
} from '../../../../features/match-situation/match-situation'
import { useMatchContext } from '../../../../match/match-context'
import { WinChanceCard } from '../../../win-chance-card'
import { useMatchTextQuery } from '../../data/match.api'
import { situation } from '../situation'
import { weatherLabel } from '../weather.rules'

/** 赛况 of a football match: events, momentum, statistics, environment. */
export function SituationPanel() {
  const { matchId } = useMatchContext()
  return (
    <MatchSituation query={useMatchTextQuery(matchId)} isEmpty={isEmpty}>
      {(text, place) => <Situation text={text} place={place} />}
    </MatchSituation>
  )
}

function Situation({ text, place }: { text: MatchText; place: MatchPlace }) {
  const { trend, incidents, statistic, pies, environment } = text
  const { venue, referee, hasText } = place
  const { weather = null, temperature, humidity, pressure, wind } = environment ?? {}
  return (
    <>
      {incidents.length > 0 && <Timeline view={situation} incidents={incidents} />}
      {trend.length > 0 && <Momentum {...{ view: situation, trend, incidents, hasText }} />}
      {statistic.length > 0 && (
        <Statistics view={situation.statistics} statistic={statistic} pies={pies} />
      )}
      <WinChanceCard />
      <Environment
        facts={[
          ['球场', venue],
          ['裁判', referee],
          ['天气', weatherLabel(weather)],
          ['温度', temperature],
          ['湿度', humidity],
          ['气压', pressure],
          ['风速', wind],
        ]}
      />
    </>
  )
}

function isEmpty(
  { trend, incidents, statistic, environment }: MatchText,
  { venue }: MatchPlace,
): boolean {
  return (
    trend.length === 0 &&
    !incidents.some(situation.incidents.isKey) &&
    statistic.length === 0 &&
    !environment &&
    !venue
  )
}
