import { callerOfWatched } from './caller'
import { type LeakWatch, replaceMethod } from './leak-watch'

type Entry = { target: EventTarget; type: string; listener: unknown; capture: boolean; by: string }

/** Event listeners on what outlives a page: window, document, connected elements, media queries. */
export function watchListeners(): LeakWatch {
  const entries = new Set<Entry>()
  const forget = (target: EventTarget, type: string, listener: unknown, capture: boolean) => {
    for (const entry of entries)
      if (
        entry.target === target &&
        entry.type === type &&
        entry.listener === listener &&
        entry.capture === capture
      )
        entries.delete(entry)
  }

  const listen = EventTarget.prototype.addEventListener
  const watchAdd = (original: EventTarget['addEventListener']) => {
    const add: EventTarget['addEventListener'] = function (this: unknown, type, listener, given) {
      const target = (this ?? globalThis) as EventTarget
      const options = typeof given === 'object' ? given : { capture: given }
      const by = callerOfWatched()
      if (listener && by !== null && !options.signal?.aborted) {
        const entry = { target, type, listener, capture: options.capture ?? false, by }
        const end = () => entries.delete(entry)
        entries.add(entry)
        if (options.signal) listen.call(options.signal, 'abort', end, { once: true })
        if (options.once) listen.call(target, type, end, { once: true })
      }
      original.call(target, type, listener, given)
    }
    return add
  }
  const watchRemove = (original: EventTarget['removeEventListener']) => {
    const remove: EventTarget['removeEventListener'] = function (this: unknown, ...args) {
      const [type, listener, given] = args
      const target = (this ?? globalThis) as EventTarget
      const capture = typeof given === 'object' ? given.capture : given
      forget(target, type, listener, capture ?? false)
      original.call(target, ...args)
    }
    return remove
  }
  // The window of jsdom has methods of its own beside those of its prototype.
  const undo = [EventTarget.prototype, globalThis as EventTarget]
    .filter((target) => Object.hasOwn(target, 'addEventListener'))
    .flatMap((target) => [
      replaceMethod(target, 'addEventListener', watchAdd),
      replaceMethod(target, 'removeEventListener', watchRemove),
    ])
  return {
    leaks: () =>
      [...entries]
        .filter(({ target }) => outlivesAPage(target))
        .map(({ target, type, by }) => `listener of ${type} on ${nameOf(target)} by ${by}`),
    stop: () => {
      for (const restore of undo) restore()
    },
  }
}

/** Signals and requests end by themselves, and a removed element takes its listeners along. */
function outlivesAPage(target: EventTarget): boolean {
  if (target instanceof Node) return target.isConnected
  return !(target instanceof AbortSignal || target instanceof XMLHttpRequestEventTarget)
}

function nameOf(target: EventTarget): string {
  if (target === globalThis) return 'window'
  if (target instanceof Node) return target.nodeName.toLowerCase().replace('#', '')
  return target.constructor.name
}
