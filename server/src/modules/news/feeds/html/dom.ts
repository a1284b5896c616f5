import { DomUtils, type parseDocument } from 'htmlparser2'

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number]
export type HtmlElement = Extract<HtmlNode, { attribs: object }>

export const { isTag, isText } = DomUtils

/** Elements of a name below another one. */
export function elements(within: HtmlElement, name: string): HtmlElement[] {
  return DomUtils.getElementsByTagName(name, within.children)
}
