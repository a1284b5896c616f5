import type { Locks } from '../outbox/tab-leader'

type Waiting = { run: () => void; signal: AbortSignal | undefined }

/** The locks of a browser for several tabs of a test: one at a time, the next in line follows. */
export function createFakeLocks(): Locks {
  let lose: ((reason: unknown) => void) | null = null
  const line: Waiting[] = []
  const next = () => {
    const waiting = line.shift()
    if (waiting?.signal?.aborted) next()
    else waiting?.run()
  }
  const request = (_name: string, options: LockOptions, act: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const run = () => {
        const mine = reject
        lose = mine
        const end = () => {
          if (lose !== mine) return
          lose = null
          next()
        }
        act().then((value) => {
          end()
          resolve(value)
        }, reject)
      }
      if (options.steal) {
        lose?.(new DOMException('stolen', 'AbortError'))
        run()
      } else if (lose) line.push({ run, signal: options.signal })
      else run()
    })
  return { request } as unknown as Locks
}
