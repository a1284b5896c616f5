import type { AppStore, Theme } from '@saidian/shared/store'
import { setMeta } from '../page/set-meta'

const FIXED_VIEWPORT =
  'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover'
const ZOOM_VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover'

/** Keeps theme and zoom of the document with the settings, in this tab and after a choice in another. */
export function keepAppearance(store: AppStore, signal: AbortSignal): void {
  let last: { theme: Theme; allowZoom: boolean } | null = null
  const follow = () => {
    const { theme, allowZoom } = store.getState().settings
    if (last?.theme !== theme) applyTheme(theme)
    if (last?.allowZoom !== allowZoom) setMeta('viewport', allowZoom ? ZOOM_VIEWPORT : FIXED_VIEWPORT)
    last = { theme, allowZoom }
  }
  follow()
  signal.addEventListener('abort', store.subscribe(follow))
  window
    .matchMedia?.('(prefers-color-scheme: dark)')
    .addEventListener('change', () => applyTheme(store.getState().settings.theme), { signal })
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  // The bars of the browser take the colour of the page, which only the tokens know.
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface-card').trim()
  if (surface) setMeta('theme-color', surface)
}
