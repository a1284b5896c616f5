import { clearOverrides, type Overrides, withoutOverrides } from '../versions/overrides'
import css from './override-notice.module.css'

/** What `OverrideBanner` shows; only developers ever see it. */
export function OverrideNotice({ remotes, faults }: Overrides) {
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
