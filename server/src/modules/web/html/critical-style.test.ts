import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CRITICAL_STYLE, FONT_FAMILY, SURFACE_TOKENS, SURFACES } from './critical-style.rules'

const tokens = readFileSync(path.join(__dirname, '../../../../../shared/src/ui/tokens.css'), 'utf8')

/** Value of a token in the rule that starts at `place`. */
function tokenAt(place: number, token: string): string | undefined {
  const rule = tokens.slice(place)
  return new RegExp(`${token}:\\s*([^;]+);`).exec(rule.slice(0, rule.indexOf('}')))?.[1]
}

const DARK = tokens.indexOf(':root[data-theme="dark"]')

test.each([
  ['light', tokens.indexOf(':root {')],
  ['dark', DARK],
  ['black', tokens.lastIndexOf(':root[data-theme="black"] {')],
] as const)('the first paint of the %s theme has the colours of the tokens', (theme, place) => {
  // The black theme inherits from the dark one.
  for (const [index, token] of SURFACE_TOKENS.entries())
    expect(SURFACES[theme][index]).toBe(tokenAt(place, token) ?? tokenAt(DARK, token))
})

test('the first text has the fonts of the tokens', () => {
  expect(FONT_FAMILY).toBe(
    /--font-family:\s*([^;]+);/.exec(tokens)?.[1]?.replace(/\s+/g, ' ').trim(),
  )
})

test('the style can be part of a style element', () => {
  expect(CRITICAL_STYLE).not.toMatch(/[<\n]/)
})
