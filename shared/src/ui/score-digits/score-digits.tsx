import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import css from './score-digits.module.css'

export type ScoreDigitsProps = {
  value: number
  /** Digits that have their place from the start. */
  maxDigits?: 2 | 3
  tone?: 'live' | 'strong' | 'weak'
  /** Draws the amber box of a goal or of a new leader. */
  isGoal?: boolean
}

/** Decides at its birth whether it rolls in, so that a digit that stays never moves. */
function Digit({ digit, rolls }: { digit: string; rolls: boolean }) {
  const [isRolling] = useState(rolls)
  return <span className={isRolling ? css.rolling : undefined}>{digit}</span>
}

/**
 * A score whose changed digits roll in. All its digits have their place from the start: neighbours
 * never move.
 */
export function ScoreDigits(props: ScoreDigitsProps) {
  const { value, maxDigits = 2, tone = 'strong', isGoal = false } = props
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
  }, [])
  return (
    <span
      className={classNames(css.score, maxDigits > 2 && css.wide, css[tone], isGoal && css.goal)}
    >
      {[...String(value)].map((digit, place) => (
        <Digit key={`${place}-${digit}`} digit={digit} rolls={isMounted.current} />
      ))}
    </span>
  )
}
