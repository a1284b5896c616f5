/** Told which remotes have a page or a widget on the screen. */
export type Presence = {
  shown: (remote: string) => void
  left: (remote: string) => void
}

/** React's mark of an element that it draws, and removes itself. */
const DRAWN = '__reactFiber$'
/** What the shell puts into the body by itself. */
const OF_SHELL = '#root, [data-shell]'

type Before = {
  /** What the body and the adopted style sheets held before any remote ran. */
  atStart: ReadonlySet<Element | CSSStyleSheet>
  /** Remotes that were shown until now. */
  seen: readonly string[]
}

/**
 * Removes what remotes put into the body and into the adopted style sheets, once all remotes
 * that were shown when it came have left.
 */
export function watchLeftovers({ atStart, seen }: Before): Presence {
  const page = document
  const present = new Set(seen)
  const nodes = new Map<Element, Set<string>>()
  const sheets = new Map<CSSStyleSheet, Set<string>>()

  const note = (added: readonly Node[]) => {
    for (const node of added)
      if (node instanceof Element && !node.matches(OF_SHELL)) nodes.set(node, new Set(present))
  }
  const addedIn = (records: readonly MutationRecord[]) =>
    records.flatMap(({ addedNodes }) => [...addedNodes])
  const observer = new MutationObserver((records) => note(addedIn(records)))
  observer.observe(page.body, { childList: true })
  note([...page.body.children].filter((node) => !atStart.has(node)))

  /** Sheets do not say when they come: they are those that are new since the last change. */
  const noteSheets = () => {
    for (const sheet of page.adoptedStyleSheets ?? [])
      if (!sheets.has(sheet) && !atStart.has(sheet)) sheets.set(sheet, new Set(present))
  }

  const noteAll = () => {
    note(addedIn(observer.takeRecords()))
    noteSheets()
  }

  return {
    shown(remote) {
      noteAll()
      present.add(remote)
    },
    left(remote) {
      noteAll()
      present.delete(remote)
      for (const node of withoutRemote(nodes, remote)) if (!isDrawn(node)) node.remove()
      const gone = withoutRemote(sheets, remote)
      if (gone.length > 0)
        page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => !gone.includes(sheet))
    },
  }
}

/** Takes a remote off the remotes, and answers what has none any more. */
function withoutRemote<Thing>(things: Map<Thing, Set<string>>, remote: string): Thing[] {
  const free: Thing[] = []
  for (const [thing, remotes] of things) {
    remotes.delete(remote)
    if (remotes.size > 0) continue
    things.delete(thing)
    free.push(thing)
  }
  return free
}

/** Part of the tree of React, such as an open sheet: who drew it removes it. */
function isDrawn(node: Element): boolean {
  return Object.keys(node).some((key) => key.startsWith(DRAWN))
}
