import type { ReactNode, Ref } from 'react'
import css from './act-grid.module.css'

export type ActGridProps = { ref?: Ref<HTMLDivElement>; children: ReactNode }

/** The acts of a sheet, two in a row. */
export function ActGrid({ ref, children }: ActGridProps) {
  return (
    <div ref={ref} className={css.grid}>
      {children}
    </div>
  )
}

export type ActButtonProps = {
  /** It takes something away, such as a post or a person. */
  isDanger?: boolean | undefined
  isDisabled?: boolean
  onAct: (button: HTMLButtonElement) => void
  children: ReactNode
}

/** One act of an `ActGrid`. */
export function ActButton({ isDanger, isDisabled, onAct, children }: ActButtonProps) {
  return (
    <button
      type="button"
      className={isDanger ? css.danger : css.act}
      disabled={isDisabled}
      onClick={({ currentTarget }) => onAct(currentTarget)}
    >
      {children}
    </button>
  )
}
