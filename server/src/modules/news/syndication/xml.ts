import { escapeHtml } from '../../../platform/markup'

/** An element of XML, made by `xml` only. */
export type Xml = { readonly name: string }
type Child = Xml | string | null

const texts = new WeakMap<Xml, string>()
/** Control characters and halves of characters, which no document of XML may contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const INVALID = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** An element with its children. Strings are text: they are escaped. */
export function xml(name: string, attributes: Record<string, string>, ...children: Child[]): Xml {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${textOf(value)}"`)
  const inside = children.map((child) => {
    return typeof child === 'object' ? child && texts.get(child) : textOf(child)
  })
  const element = { name }
  texts.set(element, `<${name}${given.join('')}>${inside.join('')}</${name}>`)
  return element
}

const textOf = (text: string) => escapeHtml(text.replace(INVALID, ''))

/** A document with this root. */
export function documentOf(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${texts.get(root) ?? ''}`
}
