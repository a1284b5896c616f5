import { useState } from 'react'
import { savesData } from '../../data-saver'
import css from './portrait.module.css'
import { initialOf, toneOf } from './tone'

export type PortraitProps = {
  /** The nickname of a member, the name of a player. */
  name: string
  /** Decides the colour while there is no picture. */
  id: string
  /** Address of the picture; empty without one. */
  src: string
  size: 32 | 48 | 64 | 96
}

/**
 * Round picture of a person, or the first character of the name on a colour derived from the id.
 * It is decoration: the name is shown beside it.
 */
export function Portrait({ name, id, src, size }: PortraitProps) {
  const [missing, setMissing] = useState('')
  if (src && src !== missing && !savesData()) {
    return (
      <img
        className={`${css.portrait} ${css[`size${size}`]}`}
        src={src}
        alt=""
        decoding="async"
        draggable={false}
        onError={() => setMissing(src)}
      />
    )
  }
  return (
    <span
      className={`${css.portrait} ${css[`size${size}`]}`}
      style={{ background: `var(${toneOf(id)})` }}
      aria-hidden="true"
    >
      {initialOf(name)}
    </span>
  )
}
