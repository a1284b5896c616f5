type Rgb = [number, number, number]
type Theme = Record<string, string>

// The one test of shared that reads a file: a stylesheet cannot be imported as words.
const { readFileSync } = jest.requireActual<{
  readFileSync(path: string, encoding: 'utf8'): string
}>('node:fs')
const source = readFileSync(
  `${expect.getState().testPath ?? ''}`.replace('tokens.test.ts', 'tokens.css'),
  'utf8',
)

function declarationsAfter(selector: string): Theme {
  const start = source.indexOf('{', source.indexOf(selector)) + 1
  const block = source.slice(start, source.indexOf('}', start)).replace(/\/\*[\s\S]*?\*\//g, '')
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

const light = declarationsAfter(':root {')
const darkOnly = declarationsAfter(':root[data-theme="dark"],')
const black = declarationsAfter(':root[data-theme="black"] {')
const system = declarationsAfter(':root:not(')

const NAMED: Record<string, Rgb> = { white: [255, 255, 255], black: [0, 0, 0] }

function resolve(theme: Theme, value: string, under: Rgb): Rgb {
  const variable = /^var\((--[\w-]+)\)$/.exec(value)
  if (variable) return resolve(theme, theme[variable[1] ?? ''] ?? '', under)
  const mix = /^color-mix\(in srgb, (.+) (\d+)%, (\w+)\)$/.exec(value)
  if (mix) {
    const share = Number(mix[2]) / 100
    const first = resolve(theme, mix[1] ?? '', under)
    const second = NAMED[mix[3] ?? ''] ?? under
    return first.map((part, i) => part * share + (second[i] ?? 0) * (1 - share)) as Rgb
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+)\)$/.exec(value)
  if (!rgb) throw new Error(`not a colour: ${value}`)
  return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])]
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(theme: Theme, text: string, surface: string, under = '--surface-card'): number {
  const below = resolve(theme, `var(${under})`, [0, 0, 0])
  const ground = resolve(theme, `var(${surface})`, below)
  const [high, low] = [luminance(resolve(theme, `var(${text})`, ground)), luminance(ground)].sort(
    (a, b) => b - a,
  )
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

const THEMES: Record<string, Theme> = {
  light,
  dark: { ...light, ...darkOnly },
  black: { ...light, ...darkOnly, ...black },
}

const ON_SURFACES = ['title', 'body', 'second', 'hint'].flatMap((step) =>
  ['page', 'card', 'sunken'].map((surface) => [`--text-${step}`, `--surface-${surface}`] as const),
)
const PAIRS = [
  ...ON_SURFACES,
  ['--brand-text', '--surface-card'],
  ['--brand-text', '--surface-page'],
  ['--brand-text', '--brand-tint'],
  ['--on-brand', '--brand-fill'],
  ['--live-text', '--surface-card'],
  ['--live-text', '--surface-page'],
  ['--live-text', '--goal-tint'],
  ['--up-text', '--surface-card'],
  ['--down-text', '--surface-card'],
  ['--warn-text', '--surface-card'],
  ['--warn-text', '--surface-page'],
  ['--warn-text', '--surface-sunken'],
  ['--on-goal', '--goal'],
  ['--on-danger', '--danger'],
  ['--on-noble', '--noble'],
  ['--on-card-red', '--card-red'],
  ['--on-card-yellow', '--card-yellow'],
  ['--text-inverse', '--surface-inverse'],
] as const

describe('tokens', () => {
  for (const [name, theme] of Object.entries(THEMES)) {
    it.each(PAIRS)(`${name}: %s can be read on %s`, (text, surface) => {
      expect(contrast(theme, text, surface)).toBeGreaterThanOrEqual(4.5)
    })
  }

  const OF_BRAND = PAIRS.filter((pair) => pair.some((name) => name.includes('brand')))
  for (const colour of ['lake', 'violet', 'rose'])
    for (const [name, theme] of Object.entries(THEMES)) {
      const own = { ...theme, ...declarationsAfter(`:root[data-diy="${colour}"]`) }
      it.each(OF_BRAND)(`${name} in ${colour}: %s can be read on %s`, (text, surface) => {
        expect(contrast(own, text, surface)).toBeGreaterThanOrEqual(4.5)
      })
    }

  it('gives a dark system the same colours as the dark theme', () => {
    expect(system).toEqual(darkOnly)
  })
})
