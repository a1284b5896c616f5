import type { DanmakuMessage } from '../danmaku-message'
import { elementOf } from './message-element'

/** A message of the list that stands is read by then. */
const SHOWN_MS = 8_000

/** Messages below each other that do not move: the newest ones, as many as there are lanes. */
export function createStandingList(box: HTMLElement) {
  const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>()
  const remove = (element: HTMLElement) => {
    clearTimeout(timers.get(element))
    timers.delete(element)
    element.remove()
  }
  return {
    add(
      messages: readonly DanmakuMessage[],
      { lanes, laneHeight }: { lanes: number; laneHeight: number },
    ) {
      for (const message of messages.slice(-lanes)) {
        const element = elementOf(message)
        timers.set(
          element,
          setTimeout(() => remove(element), SHOWN_MS),
        )
        box.append(element)
      }
      const shown = [...timers.keys()]
      for (const element of shown.slice(0, Math.max(0, shown.length - lanes))) remove(element)
      ;[...timers.keys()].forEach((element, lane) => {
        element.style.transform = `translateY(${lane * laneHeight}px)`
      })
    },
    clear(): void {
      for (const element of [...timers.keys()]) remove(element)
    },
  }
}
