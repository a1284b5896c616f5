import type { AppStore, Settings, Theme } from '@saidian/shared/store'
import { setMeta } from '../page/set-meta'

const FIXED_VIEWPORT =
  'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover'
const ZOOM_VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover'

/**
 * Applies the settings to the document, also when another tab changes them. Ends with `signal`.
 *
 * @param givenTheme stands whatever the setting is
 */
export function syncAppearance(store: AppStore, signal: AbortSignal, givenTheme?: Theme): void {
  let last: Settings | null = null
  const themeNow = () => givenTheme ?? store.getState().settings.theme
  const apply = () => {
    const { settings } = store.getState()
    if (settings === last) return
    const { theme, allowZoom, diyTheme, dataSaver, newsTextSize } = settings
    mark('diy', diyTheme)
    mark('saver', dataSaver ? '' : null)
    mark('text', newsTextSize === 'standard' ? null : newsTextSize)
    if (last?.theme !== theme) applyTheme(themeNow())
    if (last?.allowZoom !== allowZoom)
      setMeta('viewport', allowZoom ? ZOOM_VIEWPORT : FIXED_VIEWPORT)
    last = settings
  }
  apply()
  signal.addEventListener('abort', store.subscribe(apply))
  window
    .matchMedia?.('(prefers-color-scheme: dark)')
    .addEventListener('change', () => applyTheme(themeNow()), { signal })
}

function applyTheme(theme: Theme): void {
  mark('theme', theme === 'system' ? null : theme)
  // The colour of the browser's bars: the tokens define it.
  const surface = getComputedStyle(document.documentElement)
    .getPropertyValue('--surface-card')
    .trim()
  if (surface) setMeta('theme-color', surface)
}

/** Sets a data attribute that style sheets and components read; null removes it. */
function mark(name: 'theme' | 'diy' | 'saver' | 'text', value: string | null): void {
  const { dataset } = document.documentElement
  if (value === null) delete dataset[name]
  else dataset[name] = value
}
