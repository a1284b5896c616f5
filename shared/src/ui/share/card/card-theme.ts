const COLOURS = {
  heroTop: '--hero-top',
  heroBottom: '--hero-bottom',
  onHero: '--on-hero',
  onHeroSecond: '--on-hero-second',
  card: '--surface-card',
  title: '--text-title',
  second: '--text-second',
  brand: '--brand',
  goal: '--goal',
  mark: '--mark',
  markEdge: '--mark-edge',
  outline: '--outline',
  codeGround: '--code-ground',
  codeCell: '--code-cell',
} as const

export type CardTheme = Record<keyof typeof COLOURS, string> & {
  fontFamily: string
  /** Colour of another token. */
  colourOf: (token: string) => string
}

/** The tokens of the page as a canvas takes them: resolved, since it knows no variables. */
export function readCardTheme(): CardTheme {
  const colourOf = (token: string) => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = `var(${token})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  const colours = Object.entries(COLOURS).map(([name, token]) => [name, colourOf(token)])
  const { fontFamily } = getComputedStyle(document.body)
  return { ...(Object.fromEntries(colours) as CardTheme), fontFamily, colourOf }
}
