import { type Address, addressOf, textOf } from './address'

/** A place of the history: where the page stands, and what the navigation to it gave. */
export type AppLocation = Address & {
  /** Of the navigation; null after a visit by address. Stays over a reload. */
  state: unknown
  /** Differs for each place of the history. */
  key: string
}

export type HistoryChange = { action: 'push' | 'replace' | 'pop'; location: AppLocation }

/**
 * The history of the page: where it stands, and the way for code outside of React to go elsewhere.
 */
export type AppHistory = {
  readonly location: AppLocation
  push: (to: string, state?: unknown) => void
  replace: (to: string, state?: unknown) => void
  /** Goes back or forward, as the buttons of the browser. */
  go: (steps: number) => void
  /** Calls `onChange` after each change until the returned function ends it. */
  listen: (onChange: (change: HistoryChange) => void) => () => void
}

/** What the browser stores with a place: its number in this tab, its key and the state given. */
type Entry = { idx: number; key: string; usr: unknown }

const newKey = () => Math.random().toString(36).slice(2, 10)

/** The browser's own history. The shell makes the only one of a page. */
export function createAppHistory(): AppHistory {
  const listeners = createListeners()
  const entry = () => (history.state ?? {}) as Partial<Entry>
  const here = (): AppLocation => {
    const { pathname, search, hash } = window.location
    return { pathname, search, hash, state: entry().usr ?? null, key: entry().key ?? 'default' }
  }
  // Numbers the first place of the product in this tab.
  if (entry().idx === undefined) history.replaceState({ ...history.state, idx: 0 }, '')

  function change(action: 'push' | 'replace', to: string, state: unknown): void {
    const location = { ...addressOf(to, here().pathname), state: state ?? null, key: newKey() }
    const idx = (entry().idx ?? 0) + (action === 'push' ? 1 : 0)
    const stored: Entry = { idx, key: location.key, usr: location.state }
    try {
      if (action === 'push') history.pushState(stored, '', textOf(location))
      else history.replaceState(stored, '', textOf(location))
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error
      // Safari takes a hundred changes in half a minute.
      window.location.assign(textOf(location))
    }
    listeners.call({ action, location })
  }

  return {
    get location() {
      return here()
    },
    push: (to, state) => change('push', to, state),
    replace: (to, state) => change('replace', to, state),
    go: (steps) => history.go(steps),
    listen: (onChange) => {
      const onPop = () => onChange({ action: 'pop', location: here() })
      window.addEventListener('popstate', onPop)
      const end = listeners.add(onChange)
      return () => {
        window.removeEventListener('popstate', onPop)
        end()
      }
    },
  }
}

/** A history without a browser, for tests. */
export function createMemoryHistory(path: string): AppHistory {
  const listeners = createListeners()
  const entries: AppLocation[] = [{ ...addressOf(path, '/'), state: null, key: 'default' }]
  let place = 0
  const here = () => entries[place] as AppLocation

  function change(action: 'push' | 'replace', to: string, state: unknown): void {
    const location = { ...addressOf(to, here().pathname), state: state ?? null, key: newKey() }
    if (action === 'push') entries.splice(++place, entries.length, location)
    else entries[place] = location
    listeners.call({ action, location })
  }

  return {
    get location() {
      return here()
    },
    push: (to, state) => change('push', to, state),
    replace: (to, state) => change('replace', to, state),
    go: (steps) => {
      place = Math.min(entries.length - 1, Math.max(0, place + steps))
      listeners.call({ action: 'pop', location: here() })
    },
    listen: listeners.add,
  }
}

function createListeners() {
  const listeners = new Set<(change: HistoryChange) => void>()
  return {
    call: (change: HistoryChange) => {
      for (const listener of listeners) listener(change)
    },
    add: (listener: (change: HistoryChange) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
