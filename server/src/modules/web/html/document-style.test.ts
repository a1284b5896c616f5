import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FONT_FAMILY, SURFACE_TOKENS } from './critical-style.rules'
import { DOCUMENT_STYLE } from './document-style.rules'

const UI = path.join(__dirname, '../../../../../shared/src/ui')
const tokens = readFileSync(path.join(UI, 'tokens.css'), 'utf8')
const sheet = readFileSync(path.join(UI, 'document.css'), 'utf8')

/** What stands for a token before the tokens are loaded. */
function literalOf(token: string): string {
  const surface = (SURFACE_TOKENS as readonly string[]).indexOf(token)
  if (surface >= 0) return `var(--sk${surface})`
  if (token === '--font-family') return FONT_FAMILY
  const value = new RegExp(`${token}:\\s*([^;]+);`).exec(tokens)?.[1]
  if (value === undefined) throw new Error(`no token ${token}`)
  return value.replace(/^0\./, '.')
}

test('the first paint of a text has the rules of its style sheet', () => {
  const layer = '@layer ui {'
  const rules = sheet.slice(sheet.indexOf(layer) + layer.length, sheet.lastIndexOf('}'))
  const expected = rules
    .replace(/var\((--(?!doc)[\w-]+)\)/g, (_, token) => literalOf(token))
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim()
  expect(DOCUMENT_STYLE.replace(/,\s+/g, ',')).toBe(expected)
})

test('the style can be part of a style element', () => {
  expect(DOCUMENT_STYLE).not.toMatch(/[<\n]/)
})
