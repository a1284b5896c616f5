import { onCommit } from './commit-hook'
import { createLoopDetector } from './loop-detector'

/**
 * Calls `onLoop` once React renders without end into a container that `isMine`, until `signal`
 * aborts.
 */
export function watchForLoop(
  onLoop: () => void,
  signal: AbortSignal,
  isMine: (container: unknown) => boolean,
): void {
  const knowsIdle = typeof requestIdleCallback === 'function'
  const detector = createLoopDetector({ knowsIdle })
  let isAsked = false

  /** One frame and one idle moment are asked for at a time, and only while React commits. */
  const ask = () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      detector.drawn()
    })
    if (knowsIdle) requestIdleCallback(detector.idle)
  }
  onCommit((container) => {
    if (!isMine(container)) return
    ask()
    // React is still inside of the commit.
    if (detector.committed(performance.now())) setTimeout(() => signal.aborted || onLoop())
  }, signal)
}
