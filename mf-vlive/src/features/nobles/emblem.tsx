import css from './emblem.module.css'

const SHIELD = 'M16 2.5 27.5 6v9.5c0 7-4.6 11.6-11.5 14-6.9-2.4-11.5-7-11.5-14V6z'
const CROWN = 'M9.5 19.5 8.6 11l4.3 3.2L16 8.8l3.1 5.4 4.3-3.2-.9 8.5z'

/** Up to 伯爵 a chevron a level; above, a crown with a jewel a level. */
export function Emblem({ level }: { level: number }) {
  const isCrowned = level > 3
  return (
    <svg className={css.emblem} data-level={level} viewBox="0 0 32 32" aria-hidden="true">
      <path className={css.shield} d={SHIELD} />
      {isCrowned && <path className={css.crown} d={CROWN} />}
      {isCrowned
        ? places(level - 3, 4.6).map((x) => (
            <circle key={x} className={css.jewel} cx={x} cy="23.4" r="1.5" />
          ))
        : places(level, 5).map((y) => (
            <path key={y} className={css.chevron} d={`M10.5 ${y + 1.5} 16 ${y - 2.5}l5.5 4`} />
          ))}
    </svg>
  )
}

/** Places of some marks around the middle. */
function places(count: number, gap: number): number[] {
  return Array.from({ length: count }, (_, at) => 16 + (at - (count - 1) / 2) * gap)
}
