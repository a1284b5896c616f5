import type { PlayerLine } from '@saidian/shared/contracts/basketball'
import { useMemo } from 'react'
import { StatisticBars } from '../../../features/match-situation/components/statistic-bars'
import { Card } from '../../../match/components/card'
import { useMatchContext } from '../../../match/match-context'
import { useBoxScoreQuery } from '../data/game.api'
import css from './basketball-situation.module.css'
import { statisticLines } from './statistic-lines.rules'
import { teamSums } from './team-sums.rules'

/** What 赛况 shows of the box score: 技术统计 once it has begun, and 首发. Nothing without one. */
export function BoxCards() {
  const { matchId, hasStarted } = useMatchContext()
  const box = useBoxScoreQuery(matchId).currentData?.shown
  if (!box || box.home.length + box.away.length === 0) return null
  return (
    <>
      {hasStarted && <TeamStatistics home={box.home} away={box.away} />}
      <StartingFives home={box.home} away={box.away} />
    </>
  )
}

type SidesProps = { home: readonly PlayerLine[]; away: readonly PlayerLine[] }

/** 技术统计: the sums of the box score as bars. */
function TeamStatistics({ home, away }: SidesProps) {
  const lines = useMemo(() => statisticLines(teamSums(home), teamSums(away)), [home, away])
  return (
    <Card title="技术统计">
      <StatisticBars lines={lines} />
    </Card>
  )
}

/** 首发 of both sides; nothing while they are unknown. */
function StartingFives(sides: SidesProps) {
  const { home, away } = useMatchContext()
  const fives = [
    { team: home, players: sides.home.filter(({ starter }) => starter) },
    { team: away, players: sides.away.filter(({ starter }) => starter) },
  ]
  if (fives.every(({ players }) => players.length === 0)) return null
  return (
    <Card title="首发">
      <div className={css.fives}>
        {fives.map(({ team, players }) => (
          <div key={team.id}>
            <h3 className={css.side}>{team.shortZh}</h3>
            <ul className={css.five}>
              {players.map(({ playerId, shirtNumber, shortZh, position }) => (
                <li key={playerId} className={css.player}>
                  <span className={css.number}>{shirtNumber ?? ''}</span>
                  <span className={css.name}>{shortZh}</span>
                  <span className={css.position}>{position ?? ''}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  )
}
