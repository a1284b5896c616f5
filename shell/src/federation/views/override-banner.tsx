import { clearOverrides, type Overrides } from '../versions/overrides'
import css from './override-banner.module.css'

/** Shows that this tab runs remotes from a developer's machine, with a button that clears them. */
export function OverrideBanner({ overrides }: { overrides: Overrides }) {
  const names = Object.keys(overrides)
  if (names.length === 0) return null
  const resetAll = () => {
    clearOverrides()
    const url = new URL(location.href)
    url.searchParams.delete('mf.override')
    location.replace(url)
  }
  return (
    <div className={css.banner} role="status">
      <span>开发替换：{names.join('、')}</span>
      <button type="button" className={css.reset} onClick={resetAll}>
        还原
      </button>
    </div>
  )
}
