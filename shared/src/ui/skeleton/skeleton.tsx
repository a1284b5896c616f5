import { classNames } from '../class-names'
import css from './skeleton.module.css'

export type SkeletonProps = {
  /** Share of the line, in steps of a tenth; a disc takes the place of a crest or a face. */
  width?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  shape?: 'line' | 'disc'
}

/** A grey piece with the shape of what comes. Put it in a region that says 加载中. */
export function Skeleton({ width = 10, shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={classNames(css.skeleton, css[shape], shape === 'line' && css[`width${width}`])}
    />
  )
}
