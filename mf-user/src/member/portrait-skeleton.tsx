import css from './portrait.module.css'

/** The place of a face that comes. */
export function PortraitSkeleton({ size }: { size: 32 | 48 | 64 | 96 }) {
  return <span className={`${css.portrait} ${css[`size${size}`]}`} />
}
