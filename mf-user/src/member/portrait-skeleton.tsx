import css from './portrait.module.css'

/** Placeholder of a portrait while it loads. */
export function PortraitSkeleton({ size }: { size: 32 | 48 | 64 | 96 }) {
  return <span className={`${css.portrait} ${css[`size${size}`]}`} />
}
