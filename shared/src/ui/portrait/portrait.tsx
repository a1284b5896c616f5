import { useState } from 'react'
import { savesData } from '../data-saver'
import css from './portrait.module.css'

export type PortraitProps = {
  /** The nickname of a member, the name of a player. */
  name: string
  /** Decides the colour while there is no picture. */
  id: string
  /** Address of the picture; empty without one. */
  src: string
  size: 32 | 48 | 64 | 96
}

const TONES = 6

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
      className={`${css.portrait} ${css[`size${size}`]} ${css[`tone${toneOf(id)}`]}`}
      aria-hidden="true"
    >
      {[...name][0] ?? '球'}
    </span>
  )
}

function toneOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return sum % TONES
}
