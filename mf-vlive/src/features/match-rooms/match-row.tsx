import type { MatchSummary } from '@saidian/shared/contracts/matches'
import type { RoomCard } from '@saidian/shared/contracts/rooms'
import type { TvMatch } from '@saidian/shared/contracts/tv'
import { formatDate } from '@saidian/shared/lib'
import { viewOf } from '@saidian/shared/matches'
import { MatchScore, sportOf } from '@saidian/shared/matches/summary'
import { Link } from '@saidian/shared/router'
import { Crest } from '@saidian/shared/ui'
import { Portrait } from '@saidian/shared/ui/subpages'
import type { ReactNode } from 'react'
import { heatText } from '../../cards/heat.rules'
import { vlivePaths } from '../../paths'
import css from './match-rooms.module.css'

/** A match with video: a link to its page, and the rooms that show it. */
export function MatchRow({ match, rooms }: TvMatch) {
  const [home, away] = match.teams ?? []
  return (
    <article className={css.row} aria-label={`${match.home} ${match.away}`}>
      <MatchLink match={match}>
        <span className={css.when}>
          {match.league}
          <time dateTime={new Date(match.kickoffAt * 1000).toISOString()}>
            {formatDate(match.kickoffAt * 1000, 'hh:mm')}
          </time>
        </span>
        <span className={css.home}>
          <span className={css.name}>{match.home}</span>
          {home && <Crest teamId={home.id} {...home} size={20} />}
        </span>
        <MatchScore match={match} />
        <span className={css.away}>
          {away && <Crest teamId={away.id} {...away} size={20} />}
          <span className={css.name}>{match.away}</span>
        </span>
      </MatchLink>
      <ul className={css.rooms} aria-label="直播间">
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomChip room={room} />
          </li>
        ))}
      </ul>
    </article>
  )
}

function MatchLink({ match, children }: { match: MatchSummary; children: ReactNode }) {
  const sport = sportOf(match)
  if (!sport) return <div className={css.match}>{children}</div>
  return (
    <Link className={css.match} to={viewOf(sport).pathOf(match.id)}>
      {children}
    </Link>
  )
}

function RoomChip({ room: { id, anchor, isLive, heat } }: { room: RoomCard }) {
  return (
    <Link className={css.room} to={vlivePaths.room(id)}>
      <Portrait name={anchor.nickName} id={anchor.id} src={anchor.portrait} size={32} />
      <span className={css.about}>
        <span className={css.name}>{anchor.nickName}</span>
        <span className={isLive ? css.live : css.soon}>
          {isLive ? `直播中 ${heatText(heat)}` : '未开播'}
        </span>
      </span>
    </Link>
  )
}
