import type { DanmakuMessage } from '../danmaku-message'

/** So many messages wait for a free lane; more than that are left out, oldest first. */
const MAX_WAITING = 20
/** What waited longer is no longer about the picture. */
const MAX_WAIT_MS = 3_000

type Waiting = { message: DanmakuMessage; until: number }
type Place = (messages: readonly DanmakuMessage[]) => { left: DanmakuMessage[]; inMs: number }

/** Messages that wait for a free lane. Own ones go first and wait as long as it takes. */
export function createWaitingLine(place: Place) {
  let waiting: Waiting[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const now = performance.now()
    const current = waiting.filter(({ until }) => until > now)
    const { left, inMs } = place(current.map(({ message }) => message))
    const isLeft = new Set(left)
    waiting = current.filter(({ message }) => isLeft.has(message))
    if (waiting.length > 0) timer = setTimeout(flush, inMs)
  }

  return {
    add(messages: readonly DanmakuMessage[]): void {
      const until = performance.now() + MAX_WAIT_MS
      const added = messages.map((message) => ({
        message,
        until: message.isOwn ? Number.POSITIVE_INFINITY : until,
      }))
      const all = [...waiting, ...added]
      const own = all.filter(({ message }) => message.isOwn)
      waiting = [...own, ...all.filter(({ message }) => !message.isOwn).slice(-MAX_WAITING)]
      flush()
    },
    clear(): void {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
