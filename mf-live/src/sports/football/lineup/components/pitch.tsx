import type { LineupPlayer, MatchLineup, SideLineup } from '@saidian/shared/contracts/football'
import type { Team } from '@saidian/shared/contracts/matches'
import { useMatchContext } from '../../../../match/match-context'
import { NO_MARKS, type PlayerMarks, placesOnPitch } from '../marks.rules'
import css from './pitch.module.css'
import { PitchLines } from './pitch-lines'
import { Shirt } from './shirt'

export type PitchProps = { lineup: MatchLineup; marks: ReadonlyMap<number, PlayerMarks> }

/** Both elevens in their formations, home at the top. Not rendered without positions. */
export function Pitch({ lineup, marks }: PitchProps) {
  const { home, away } = useMatchContext()
  const sides = [
    { side: 'home' as const, team: home, sheet: lineup.home },
    { side: 'away' as const, team: away, sheet: lineup.away },
  ]
  const hasPlaces = sides.some(({ sheet }) =>
    sheet?.players.some(({ state, x }) => state === 1 && x !== null),
  )
  if (!hasPlaces) return null
  return (
    <section className={css.card} aria-label="首发阵容">
      <SideHead team={home} sheet={lineup.home} />
      <div className={css.pitch}>
        <PitchLines />
        {sides.map(({ side, sheet }) => (
          <Eleven key={side} side={side} players={sheet?.players ?? []} marks={marks} />
        ))}
      </div>
      <SideHead team={away} sheet={lineup.away} />
    </section>
  )
}

type ElevenProps = {
  side: 'home' | 'away'
  players: readonly LineupPlayer[]
  marks: ReadonlyMap<number, PlayerMarks>
}

function Eleven({ side, players, marks }: ElevenProps) {
  const places = placesOnPitch(players, side)
  return players.map((player) => {
    const place = places.get(player.playerId)
    if (!place) return null
    const own = marks.get(player.playerId) ?? NO_MARKS
    return <Shirt key={player.playerId} player={player} side={side} place={place} marks={own} />
  })
}

function SideHead({ team, sheet }: { team: Team; sheet: SideLineup | null }) {
  return (
    <div className={css.side}>
      <span className={css.team}>{team.shortZh}</span>
      <span className={css.formation}>{sheet?.formation}</span>
      <span className={css.state}>
        {sheet ? (sheet.confirmed ? '' : '预计首发') : '阵容未公布'}
      </span>
    </div>
  )
}
