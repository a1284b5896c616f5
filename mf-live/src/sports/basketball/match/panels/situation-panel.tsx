import type { BasketballText } from '@saidian/shared/contracts/basketball'
import { lazy, Suspense } from 'react'
import { Environment } from '../../../../features/match-situation/components/environment'
import {
  type MatchPlace,
  MatchSituation,
} from '../../../../features/match-situation/match-situation'
import { useMatchContext } from '../../../../match/match-context'
import { WinChanceCard } from '../../../win-chance-card'
import { useGameHeaderQuery, useGameTextQuery } from '../../data/game.api'
import { BoxCards } from '../../situation/box-cards'
import { ScoreFlow } from '../../situation/score-flow'

const ShotCard = lazy(async () => ({ default: (await import('../../shots/shot-card')).ShotCard }))

/** 赛况 of a basketball match: flow of the score, statistics, starting fives, shots, place. */
export function SituationPanel() {
  const { matchId } = useMatchContext()
  const header = useGameHeaderQuery(matchId).currentData?.shown
  const { box = 0, shots = 0 } = header?.coverage ?? {}
  const isEmpty = ({ flow }: BasketballText, { venue }: MatchPlace) =>
    flow.length === 0 && box === 0 && shots === 0 && !venue
  return (
    <MatchSituation query={useGameTextQuery(matchId)} isEmpty={isEmpty}>
      {({ flow }, { venue, referee }) => (
        <>
          {header && flow.length > 0 && <ScoreFlow flow={flow} match={header.match} />}
          <WinChanceCard />
          {box === 1 && <BoxCards />}
          {shots === 1 && (
            <Suspense>
              <ShotCard />
            </Suspense>
          )}
          <Environment
            facts={[
              ['球馆', venue],
              ['裁判', referee],
            ]}
          />
        </>
      )}
    </MatchSituation>
  )
}
