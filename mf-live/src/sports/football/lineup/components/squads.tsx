import type { LineupPlayer, MatchLineup, SideLineup } from '@saidian/shared/contracts/football'
import type { Team } from '@saidian/shared/contracts/matches'
import { Segmented } from '@saidian/shared/ui'
import { useState } from 'react'
import { Card } from '../../../../match/components/card'
import { useMatchContext } from '../../../../match/match-context'
import { NO_MARKS, type PlayerMarks } from '../marks.rules'
import { PlayerLine } from './player-line'
import css from './squads.module.css'

export type SquadsProps = { lineup: MatchLineup; marks: ReadonlyMap<number, PlayerMarks> }

/** 首发, 替补 and coach of the chosen side. */
export function Squads({ lineup, marks }: SquadsProps) {
  const { home, away } = useMatchContext()
  const [side, setSide] = useState<'home' | 'away'>('home')
  const sheet = lineup[side]
  return (
    <Card
      title="名单"
      action={
        <div className={css.sides}>
          <Segmented
            label="球队"
            look="pill"
            items={[
              { key: 'home', text: home.shortZh },
              { key: 'away', text: away.shortZh },
            ]}
            value={side}
            onChoose={setSide}
          />
        </div>
      }
    >
      {sheet ? (
        <Squad sheet={sheet} marks={marks} />
      ) : (
        <Unknown team={side === 'home' ? home : away} />
      )}
    </Card>
  )
}

function Unknown({ team }: { team: Team }) {
  return <p className={css.unknown}>{team.shortZh}的阵容还没有公布</p>
}

function Squad({ sheet, marks }: { sheet: SideLineup; marks: ReadonlyMap<number, PlayerMarks> }) {
  const { formation, coach } = sheet
  const facts = [formation && `阵型：${formation}`, coach && `教练：${coach}`].filter(Boolean)
  const group = (state: number) => sheet.players.filter((player) => player.state === state)
  return (
    <>
      {facts.length > 0 && <p className={css.coach}>{facts.join(' · ')}</p>}
      <Group title={sheet.confirmed ? '首发' : '预计首发'} players={group(1)} marks={marks} />
      <Group title="替补" players={group(0)} marks={marks} />
      <Group title="名单未定" players={group(-1)} marks={marks} />
    </>
  )
}

function Group({
  title,
  players,
  marks,
}: {
  title: string
  players: readonly LineupPlayer[]
  marks: ReadonlyMap<number, PlayerMarks>
}) {
  if (players.length === 0) return null
  return (
    <>
      <h3 className={css.group}>{title}</h3>
      <ul className={css.players}>
        {players.map((player) => (
          <PlayerLine
            key={player.playerId}
            player={player}
            marks={marks.get(player.playerId) ?? NO_MARKS}
          />
        ))}
      </ul>
    </>
  )
}
