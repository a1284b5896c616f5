import type { RoomCard } from '@saidian/shared/contracts/rooms'
import { Crest, savesData } from '@saidian/shared/ui'
import { useState } from 'react'
import css from './cover.module.css'
import { COVER_LINES, toneOf } from './cover-drawing'

type CoverProps = Pick<RoomCard, 'id' | 'cover' | 'column' | 'match'> & {
  /** Part of the first screen: loaded before others. */
  isFirst?: boolean
}

/** The picture of a room, else the crests of its match on the colours of the clubs, else lines. */
export function Cover({ cover, isFirst = false, ...room }: CoverProps) {
  const [missing, setMissing] = useState('')
  const hasPicture = cover !== '' && cover !== missing && !savesData()
  return (
    <span className={css.cover} aria-hidden="true">
      <DrawnCover {...room} />
      {hasPicture && (
        <img
          className={css.picture}
          src={cover}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setMissing(cover)}
        />
      )}
    </span>
  )
}

function DrawnCover({ id, column, match }: Pick<RoomCard, 'id' | 'column' | 'match'>) {
  if (!match?.teams) {
    return (
      <span className={css.lines} style={{ background: `var(${toneOf(id)})` }}>
        <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d={COVER_LINES[column] ?? COVER_LINES[0]} />
        </svg>
      </span>
    )
  }
  const [home, away] = match.teams
  const halves = `linear-gradient(105deg, ${home.colors[0]} 50%, ${away.colors[0]} 50.4%)`
  return (
    <span className={css.clubs} style={{ backgroundImage: halves }}>
      <Crest teamId={home.id} {...home} size={48} />
      <Crest teamId={away.id} {...away} size={48} />
    </span>
  )
}
