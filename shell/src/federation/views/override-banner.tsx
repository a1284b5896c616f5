import { clearOverrides, type Overrides, withoutOverrides } from '../versions/overrides'
import css from './override-banner.module.css'

/**
 * Shows that this tab runs remotes from a developer's machine, and which of them cannot run, with a
 * button that clears them.
 */
export function OverrideBanner({ overrides: { remotes, faults } }: { overrides: Overrides }) {
  if (remotes.length === 0 && faults.length === 0) return null
  const resetAll = () => {
    clearOverrides()
    location.replace(withoutOverrides(location.href))
  }
  return (
    <div className={css.banner} role="status">
      <span>
        {remotes.length > 0 && `开发替换：${remotes.map(({ name }) => name).join('、')}`}
        {faults.map((fault) => (
          <span key={fault} className={css.fault}>
            {fault}
          </span>
        ))}
      </span>
      <button type="button" className={css.reset} onClick={resetAll}>
        还原
      </button>
    </div>
  )
}
