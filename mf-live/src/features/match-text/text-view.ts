import type { TextLine } from '@saidian/shared/contracts/matches'
import type { ComponentType } from 'react'

/** What the commentary shows of a sport. */
export type TextView = {
  isScore: (line: TextLine) => boolean
  /** Icon of a line; without it, lines have none. */
  Icon?: ComponentType<{ type: number; size?: 16 | 20 }>
}
