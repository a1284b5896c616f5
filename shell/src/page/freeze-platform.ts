type Frozen = readonly [holder: object | undefined, names: readonly string[]]

/** What the shell, its libraries and every remote call to read, to ask and to navigate. */
const frozenOf = (page: typeof globalThis): readonly Frozen[] => [
  [page, ['fetch', 'XMLHttpRequest', 'WebSocket']],
  [page.JSON, ['parse', 'stringify']],
  [page.history, ['pushState', 'replaceState', 'back', 'forward', 'go']],
  [page.XMLHttpRequest?.prototype, ['open', 'send', 'setRequestHeader']],
  [page.WebSocket?.prototype, ['send', 'close']],
  [page.Response?.prototype, ['json', 'text']],
]

/**
 * Keeps these functions as they are now, before any code of a remote runs: who assigns to one of
 * them later gets a TypeError, and everybody else goes on. On the object itself, where an own
 * property would hide that of the prototype.
 */
export function freezePlatform(page: typeof globalThis = globalThis): void {
  for (const [holder, names] of frozenOf(page))
    for (const name of names) if (holder && name in holder) freeze(holder, name)
}

function freeze(holder: object, name: string): void {
  const isFrozen = Object.getOwnPropertyDescriptor(holder, name)?.configurable === false
  if (isFrozen) return
  const value: unknown = Reflect.get(holder, name)
  Object.defineProperty(holder, name, { value, writable: false, configurable: false })
}
