import type { LeakWatch } from './leak-watch'

/** Style sheets, elements and attributes that a page left in the document. */
export function watchDocument(): LeakWatch {
  const before = partsOf()
  return {
    leaks: () =>
      [...partsOf()].flatMap(([part, text]) => (before.get(part) === text ? [] : [text])),
    stop: () => undefined,
  }
}

/** What stands in head and body and on their elements, by a name of each part. */
function partsOf(): Map<string | Element, string> {
  const { documentElement, head, body } = document
  const attributes = [documentElement, body].map(
    (element) =>
      [
        `attributes of ${element.tagName}`,
        `<${element.tagName.toLowerCase()}> has ${attributesOf(element) || 'lost its attributes'}`,
      ] as const,
  )
  const elements = [...head.children, ...body.children].map(
    (element) => [element, `left in the document: ${element.outerHTML.slice(0, 120)}`] as const,
  )
  return new Map<string | Element, string>([...attributes, ...elements])
}

function attributesOf(element: Element): string {
  return [...element.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ')
}
