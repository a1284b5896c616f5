import { callerOfWatched } from './caller'
import type { LeakWatch } from './leak-watch'

const OBSERVERS = ['MutationObserver', 'IntersectionObserver', 'ResizeObserver'] as const
const CONNECTIONS = ['WebSocket', 'EventSource'] as const

type Observer = { disconnect: () => void; observe: (...args: unknown[]) => void }
type Constructor = new (...args: unknown[]) => object
type Constructors = Record<string, Constructor | undefined>

/** Observers that still observe, and connections of a remote's own that are still open. */
export function watchObservers(): LeakWatch {
  const open = new Map<object, string>()
  const scope = globalThis as unknown as Constructors
  const undo = [
    ...OBSERVERS.map((name) =>
      replaceConstructor(scope, name, (made, by) => {
        const observer = made as Observer
        const { observe, disconnect } = observer
        observer.observe = (...args) => {
          open.set(observer, `${name} by ${by}`)
          observe.apply(observer, args)
        }
        observer.disconnect = () => {
          open.delete(observer)
          disconnect.apply(observer)
        }
      }),
    ),
    ...CONNECTIONS.map((name) =>
      replaceConstructor(scope, name, (made, by) => {
        const connection = made as { close: () => void }
        const { close } = connection
        open.set(connection, `${name} by ${by}`)
        connection.close = () => {
          open.delete(connection)
          close.apply(connection)
        }
      }),
    ),
  ]
  return {
    leaks: () => [...open.values()],
    stop: () => {
      for (const restore of undo) restore()
    },
  }
}

function replaceConstructor(
  scope: Constructors,
  name: string,
  onMade: (made: object, by: string) => void,
): () => void {
  const Original = scope[name]
  if (!Original) return () => undefined
  function Watched(...args: unknown[]): object {
    const made = new (Original as Constructor)(...args)
    const by = callerOfWatched()
    if (by !== null) onMade(made, by)
    return made
  }
  Watched.prototype = Original.prototype
  scope[name] = Watched as unknown as Constructor
  return () => {
    scope[name] = Original
  }
}
