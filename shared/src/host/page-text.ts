import { useEffect, useMemo, useSyncExternalStore } from 'react'

/** What a page says about itself, without the name of the product. */
export type GivenPageText = { title: string; description?: string }

let current: GivenPageText | null = null
const listeners = new Set<() => void>()

function setText(text: GivenPageText | null): void {
  if (text === current) return
  current = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Gives the document the title and, where the page has one, the description of the page's data.
 * The server writes the same into the first HTML (`pageTexts` of a module).
 *
 * @param text null while the data is on its way: the text of the route or of the HTML stands
 */
export function usePageText(text: GivenPageText | null): void {
  const { title, description } = text ?? {}
  const given = useMemo(
    () => (title === undefined ? null : { title, ...(description && { description }) }),
    [title, description],
  )
  useEffect(() => {
    setText(given)
    return () => setText(null)
  }, [given])
}

/** What the shown page gave to `usePageText`; the shell writes it into the document. */
export function useGivenPageText(): GivenPageText | null {
  return useSyncExternalStore(subscribe, () => current)
}
