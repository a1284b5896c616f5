import { parseDocument } from 'htmlparser2'
import { element, htmlOf } from '.'

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--><svg onload=alert(1)>',
  '&lt;script&gt;',
  ']]><script>',
]

/** Names of all elements, and of all attributes, as a browser would read them. */
function namesIn(html: string): string[] {
  const names: string[] = []
  const visit = (nodes: ReturnType<typeof parseDocument>['children']) => {
    for (const node of nodes)
      if ('name' in node && 'attribs' in node) {
        names.push(node.name, ...Object.keys(node.attribs))
        visit(node.children)
      }
  }
  visit(parseDocument(html).children)
  return names
}

describe('an element', () => {
  it('has its attributes and children, in order', () => {
    const made = element('p', { class: 'a' }, '进球 ', element('b', {}, '2-1'), null, ' & 完场')
    expect(htmlOf(made)).toBe('<p class="a">进球 <b>2-1</b> &amp; 完场</p>')
  })

  it('without an end has none', () => {
    const made = element('img', { src: '/a.webp', alt: '', width: 4, height: 3, loading: 'lazy' })
    expect(htmlOf(made)).toBe('<img src="/a.webp" alt="" width="4" height="3" loading="lazy">')
  })

  it.each(HOSTILE)('keeps hostile text as text: %s', (text) => {
    const html = htmlOf(element('p', { title: text }, text))
    expect(namesIn(html)).toEqual(['p', 'title'])
    expect(parseDocument(html).children[0]).toMatchObject({ children: [{ data: text }] })
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    '',
  ])('takes no address that a browser could run or leave by: %j', (address) => {
    expect(() => element('a', { href: address }, 'x')).toThrow('not an address')
    expect(() => element('img', { src: address })).toThrow('not an address')
  })

  it('is made by no other object', () => {
    expect(() => htmlOf({ tag: 'p' })).toThrow('not made by element()')
  })
})
