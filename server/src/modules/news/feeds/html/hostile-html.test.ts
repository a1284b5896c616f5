import { Block } from '@saidian/shared/contracts/content'
import { parseDocument } from 'htmlparser2'
import { Compile } from 'typebox/compile'
import { HOSTILE_HTML } from '../../../../testing/hostile-html'
import { allowedHtml } from './allowed-html'
import { blocksOfHtml } from './blocks-of-html'
import { elements, isTag } from './dom'
import { withPictures } from './source-block'

const PAGE = 'https://feed.example/story'
const KINDS = ['paragraph', 'heading', 'quote', 'list', 'picture', 'table']
const isBlock = Compile(Block)

test('the collection has at least 150 texts, no two alike', () => {
  expect(HOSTILE_HTML.length).toBeGreaterThan(150)
  expect(new Set(HOSTILE_HTML).size).toBe(HOSTILE_HTML.length)
})

test.each(HOSTILE_HTML)('becomes nothing but text and pictures: %s', (html) => {
  const blocks = blocksOfHtml(`<p>before</p>${html}<p>after</p>`, PAGE)
  expect(blocks).not.toBeNull()
  for (const block of blocks ?? []) {
    expect(KINDS).toContain(block.kind)
    if (block.kind === 'picture') expect(block.url).toMatch(/^https?:\/\//)
    else expect(isBlock.Check(block)).toBe(true)
    expect(JSON.stringify(block)).not.toMatch(
      /"(?!kind|spans|text|isBold|isItalic|isOrdered|items|url|caption|head|rows|to")\w+":/,
    )
    // No link leads anywhere, and nothing invisible is left.
    expect(JSON.stringify(block)).not.toMatch(/"to":"[^"]/)
    expect(JSON.stringify(block)).not.toMatch(/[\u200b\u202a-\u202e\ufeff]|\\u0000|\\ud[89a-f]/)
  }
  expect(withPictures(blocks ?? [], new Map()).every((block) => isBlock.Check(block))).toBe(true)
})

test.each(HOSTILE_HTML)('has no element or attribute that acts once it is cleaned: %s', (html) => {
  const cleaned = parseDocument(allowedHtml(html) ?? 'too large')
  const all = cleaned.children.filter(isTag).flatMap((one) => [one, ...elements(one, '*')])
  for (const { name, attribs } of all) {
    expect(name).not.toMatch(/^(script|style|iframe|object|embed|svg|math|form|input|a|link|meta)$/)
    for (const [attribute, value] of Object.entries(attribs)) {
      expect(['src', 'data-src', 'data-original', 'alt']).toContain(attribute)
      if (attribute !== 'alt' && URL.canParse(value, PAGE))
        expect(new URL(value, PAGE).protocol).toMatch(/^https?:$/)
    }
  }
})
