import { callerOfWatched } from './caller'
import { type LeakWatch, replaceMethod } from './leak-watch'

type Start = (run: (...args: unknown[]) => void, ...rest: unknown[]) => unknown
type Clear = (id: unknown) => void
type Timers = Record<string, Start | Clear>

const ONCE = { setTimeout: 'clearTimeout', requestAnimationFrame: 'cancelAnimationFrame' } as const
const IDLE = { requestIdleCallback: 'cancelIdleCallback' } as const

/** Timers, intervals, frames and idle callbacks that neither ran nor were cleared. */
export function watchTimers(): LeakWatch {
  const pending = new Map<unknown, string>()
  const target = globalThis as unknown as Timers
  const watchStart = (name: string, isOnce: boolean) =>
    replaceMethod(target, name, (original) => {
      const start: Start = (run, ...rest) => {
        const caller = callerOfWatched()
        if (caller === null) return (original as Start)(run, ...rest)
        const id = (original as Start)(
          (...args) => {
            if (isOnce) pending.delete(id)
            run(...args)
          },
          ...rest,
        )
        const delay = typeof rest[0] === 'number' ? ` of ${rest[0]} ms` : ''
        pending.set(id, `${name}${delay} by ${caller}`)
        return id
      }
      return start
    })
  const watchClear = (name: string) =>
    replaceMethod(target, name, (original) => (id: unknown) => {
      pending.delete(id)
      ;(original as Clear)(id)
    })
  const undo = [
    ...Object.entries({ ...ONCE, ...IDLE }).flatMap(([start, clear]) => [
      watchStart(start, true),
      watchClear(clear),
    ]),
    watchStart('setInterval', false),
    watchClear('clearInterval'),
  ]
  return {
    leaks: () => [...pending.values()],
    stop: () => {
      for (const restore of undo) restore()
    },
  }
}
