import type { Shot } from '@saidian/shared/contracts/basketball'
import { memo } from 'react'
import css from './court.module.css'
import { hasFarLine } from './court.rules'

/** Metres shown beyond the basket towards the centre line. */
const DEPTH = 12
/** Radius of a mark in metres. */
const RADIUS = 0.24
const WIDTH = 15
const BASELINE = -1.575
/** Lines at the same distance everywhere, and the two distances of the line of three points. */
const PAINT = 'M-2.45 -1.575V4.225H2.45V-1.575M-0.9 -0.4H0.9'
const NEAR_LINE = 'M-6.6 -1.575V1.415A6.75 6.75 0 0 0 6.6 1.415V-1.575'
const FAR_LINE = 'M-6.71 -1.575V2.72A7.24 7.24 0 0 0 6.71 2.72V-1.575'

export type CourtProps = {
  /** What the picture shows, for a screen reader. */
  label: string
  side: 'home' | 'away'
  shots: readonly Shot[]
}

/** Half a court with shots: filled where they went in, hollow where they missed. */
export const Court = memo(function Court({ label, side, shots }: CourtProps) {
  return (
    <svg
      className={css.court}
      viewBox={`${-WIDTH / 2} ${BASELINE} ${WIDTH} ${DEPTH - BASELINE}`}
      role="img"
      aria-label={label}
    >
      <g className={css.lines}>
        <rect x={-WIDTH / 2} y={BASELINE} width={WIDTH} height={DEPTH - BASELINE} />
        <path d={PAINT} />
        <circle cx="0" cy="4.225" r="1.8" />
        <circle cx="0" cy="0" r="0.225" />
        <path d={hasFarLine(shots) ? FAR_LINE : NEAR_LINE} />
      </g>
      <g className={css[side]}>
        {shots.map(({ key, x, y, made }) => (
          <circle
            key={key}
            className={made ? css.made : css.missed}
            cx={Math.min(WIDTH / 2, Math.max(-WIDTH / 2, x))}
            cy={Math.min(DEPTH, Math.max(BASELINE, y))}
            r={RADIUS}
          />
        ))}
      </g>
    </svg>
  )
})
