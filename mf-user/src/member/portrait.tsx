import { savesData } from '@saidian/shared/ui'
import { useState } from 'react'
import css from './portrait.module.css'

export type PortraitProps = {
  nickName: string
  /** Decides the colour of a member without a picture. */
  id: string
  /** Address of the picture; empty without one. */
  src: string
  size: 32 | 48 | 64 | 96
}

const TONES = 6

/**
 * Portrait of a member: the picture, or the first character of the name on a colour derived from
 * the id. It is decoration: the name is shown beside it.
 */
export function Portrait({ nickName, id, src, size }: PortraitProps) {
  const [missing, setMissing] = useState('')
  if (src && src !== missing && !savesData()) {
    return (
      <img
        className={`${css.portrait} ${css[`size${size}`]}`}
        src={src}
        alt=""
        decoding="async"
        onError={() => setMissing(src)}
      />
    )
  }
  return (
    <span
      className={`${css.portrait} ${css[`size${size}`]} ${css[`tone${toneOf(id)}`]}`}
      aria-hidden="true"
    >
      {[...nickName][0] ?? '球'}
    </span>
  )
}

function toneOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return sum % TONES
}
