import { elements, type HtmlElement } from './dom'
import { listOf } from './lists'
import { pictureAddress } from './picture-address'
import { lineOf, shortened } from './plain-text'
import { lineOfSpans, type SourceBlock } from './source-block'
import { spansOf, tableOf } from './tables'

const MAX_CAPTION = 200

/** The blocks of an element that is no line of text; null for any other element. */
export function wholeBlocks(element: HtmlElement, page: string): SourceBlock[] | null {
  switch (element.name) {
    case 'img':
      return pictureOf(element, element.attribs.alt ?? '', page)
    case 'figure':
      return figureOf(element, page)
    case 'table':
      return only(tableOf(element))
    case 'ul':
    case 'ol':
      // A list of pictures is no list of texts.
      return elements(element, 'img').length > 0 ? null : only(listOf(element))
    default:
      return null
  }
}

function figureOf(figure: HtmlElement, page: string): SourceBlock[] | null {
  const pictures = elements(figure, 'img')
  if (pictures.length === 0 || elements(figure, 'table').length > 0) return null
  const [caption] = elements(figure, 'figcaption')
  const captionOf = ({ attribs }: HtmlElement) =>
    caption ? lineOfSpans(spansOf(caption)) : (attribs.alt ?? '')
  return pictures.flatMap((picture) => pictureOf(picture, captionOf(picture), page))
}

function pictureOf(element: HtmlElement, caption: string, page: string): SourceBlock[] {
  const url = pictureAddress(element, page)
  return url ? [{ kind: 'picture', url, caption: shortened(lineOf(caption), MAX_CAPTION) }] : []
}

function only(block: SourceBlock | null): SourceBlock[] | null {
  return block && [block]
}
