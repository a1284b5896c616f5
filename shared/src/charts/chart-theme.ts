/** Colours of a chart, read from the tokens when it is drawn. */
export type ChartTheme = {
  home: string
  away: string
  title: string
  words: string
  line: string
  surface: string
  size: number
}

/** Reads the tokens as they stand on `element`, so that a chart follows the theme of its page. */
export function readChartTheme(element: Element): ChartTheme {
  const style = getComputedStyle(element)
  const colour = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 50
  return {
    home: colour('--home', 'royalblue'),
    away: colour('--away', 'coral'),
    title: colour('--text-title', 'black'),
    words: colour('--text-second', 'dimgray'),
    line: colour('--line', 'lightgray'),
    surface: colour('--surface-card', 'white'),
    size: rem * 0.22,
  }
}
