import type { AppStore, Settings, Theme } from '@saidian/shared/store'
import { setMeta } from '../page/set-meta'

const FIXED_VIEWPORT =
  'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover'
const ZOOM_VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover'

/** Keeps the look of the document with the settings, in this tab and after a choice in another. */
export function keepAppearance(store: AppStore, signal: AbortSignal): void {
  let last: Settings | null = null
  const follow = () => {
    const { settings } = store.getState()
    if (settings === last) return
    const { theme, allowZoom, diyTheme, dataSaver } = settings
    mark('diy', diyTheme)
    mark('saver', dataSaver ? '' : null)
    if (last?.theme !== theme) applyTheme(theme)
    if (last?.allowZoom !== allowZoom)
      setMeta('viewport', allowZoom ? ZOOM_VIEWPORT : FIXED_VIEWPORT)
    last = settings
  }
  follow()
  signal.addEventListener('abort', store.subscribe(follow))
  window
    .matchMedia?.('(prefers-color-scheme: dark)')
    .addEventListener('change', () => applyTheme(store.getState().settings.theme), { signal })
}

function applyTheme(theme: Theme): void {
  mark('theme', theme === 'system' ? null : theme)
  // The bars of the browser take the colour of the page, which only the tokens know.
  const surface = getComputedStyle(document.documentElement)
    .getPropertyValue('--surface-card')
    .trim()
  if (surface) setMeta('theme-color', surface)
}

/** What style sheets and pieces read on the document; null takes it away. */
function mark(name: 'theme' | 'diy' | 'saver', value: string | null): void {
  const { dataset } = document.documentElement
  if (value === null) delete dataset[name]
  else dataset[name] = value
}
