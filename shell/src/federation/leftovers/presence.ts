import type { Presence } from './leftovers'

/**
 * Removes what remotes leave behind in the document. The code for it comes when the first remote
 * leaves: until then everything that is new belongs to those that were shown.
 */
export function createPresence(): Presence {
  const { body, adoptedStyleSheets = [] } = document
  const atStart = new Set<Element | CSSStyleSheet>([...body.children, ...adoptedStyleSheets])
  const seen = new Set<string>()
  const now = new Set<string>()
  let leftovers: Presence | null = null
  let isAsked = false
  const begin = async (): Promise<void> => {
    const { watchLeftovers } = await import(/* webpackChunkName: "leftovers" */ './leftovers')
    leftovers = watchLeftovers({ atStart, seen: [...seen] })
    for (const remote of seen) if (!now.has(remote)) leftovers.left(remote)
  }
  return {
    shown(remote) {
      now.add(remote)
      if (leftovers) leftovers.shown(remote)
      else seen.add(remote)
    },
    left(remote) {
      now.delete(remote)
      if (leftovers) return leftovers.left(remote)
      if (isAsked) return
      isAsked = true
      // Without the code the page works as ever; the next leaving asks for it again.
      begin().catch(() => {
        isAsked = false
      })
    },
  }
}
