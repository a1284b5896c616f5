/** Colours of a chart, read from the tokens when it is drawn. */
export type ChartTheme = {
  home: string
  away: string
  title: string
  text: string
  line: string
  surface: string
  size: number
}

/** Reads the tokens as they stand on `element`, so that a chart follows the theme of its page. */
export function readChartTheme(element: Element): ChartTheme {
  const style = getComputedStyle(element)
  const colour = (name: string, otherwise: string) =>
    style.getPropertyValue(name).trim() || otherwise
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 50
  return {
    home: colour('--home', 'royalblue'),
    away: colour('--away', 'coral'),
    title: colour('--text-title', 'black'),
    text: colour('--text-second', 'dimgray'),
    line: colour('--line', 'lightgray'),
    surface: colour('--surface-card', 'white'),
    size: rem * 0.22,
  }
}

/** What decides the value of a token: the chosen theme and the theme colour of the person. */
const THEME_ATTRIBUTES = ['data-theme', 'data-diy']

/**
 * Calls `act` when the tokens may have other values: by a choice, or by the scheme of the system.
 * Returns how to stop.
 */
export function onThemeChange(act: () => void): () => void {
  const attributes = new MutationObserver(act)
  attributes.observe(document.documentElement, { attributeFilter: THEME_ATTRIBUTES })
  // Old web views lack it, and without it the scheme never changes.
  const scheme = window.matchMedia?.('(prefers-color-scheme: dark)')
  scheme?.addEventListener('change', act)
  return () => {
    attributes.disconnect()
    scheme?.removeEventListener('change', act)
  }
}
