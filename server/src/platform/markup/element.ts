import { escapeHtml } from './escape.rules'

/** What pages consist of; none of these can run a script. */
export type Tag =
  | 'a'
  | 'article'
  | 'b'
  | 'blockquote'
  | 'caption'
  | 'div'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'h1'
  | 'h2'
  | 'header'
  | 'i'
  | 'img'
  | 'li'
  | 'main'
  | 'ol'
  | 'p'
  | 'section'
  | 'span'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'thead'
  | 'time'
  | 'tr'
  | 'ul'

type Attributes = {
  class?: string
  id?: string
  href?: string
  rel?: string
  src?: string
  alt?: string
  width?: number
  height?: number
  loading?: 'lazy'
  datetime?: string
  title?: string
}

/** An element made by `element`, and by nothing else. */
export type Markup = { readonly tag: Tag }
export type MarkupChild = Markup | string | null

const VOID: readonly Tag[] = ['img']
/** A page of the product, or another site over https; never `javascript:` or `data:`. */
const ADDRESS = /^(?:\/(?![/\\])|https:\/\/)/

const texts = new WeakMap<Markup, string>()

/**
 * An element of HTML with its children. Strings are text: they are escaped, so no text of a source
 * or a member becomes a tag. Throws for an address that a browser could run.
 */
export function element(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly MarkupChild[]
): Markup {
  for (const address of [attributes.href, attributes.src])
    if (address !== undefined && !ADDRESS.test(address))
      throw new Error(`not an address for a page: ${address.slice(0, 80)}`)
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('')
  const inner = children.map((child) => (child === null ? '' : textOf(child))).join('')
  const markup: Markup = { tag }
  texts.set(markup, `<${tag}${written}>${VOID.includes(tag) ? '' : `${inner}</${tag}>`}`)
  return markup
}

/** The HTML of an element. Throws for an object that `element` did not make. */
export function htmlOf(markup: Markup): string {
  const text = texts.get(markup)
  if (text === undefined) throw new Error('not made by element()')
  return text
}

function textOf(child: Markup | string): string {
  return typeof child === 'string' ? escapeHtml(child) : htmlOf(child)
}
