import type { PortraitProps } from './portrait'
import css from './portrait.module.css'

/** Placeholder of a portrait while it loads. */
export function PortraitSkeleton({ size }: Pick<PortraitProps, 'size'>) {
  return <span className={`${css.portrait} ${css[`size${size}`]}`} />
}
