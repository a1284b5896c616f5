import type { LeakWatch } from './leak-watch'
import { watchDocument } from './watch-document'
import { watchListeners } from './watch-listeners'
import { watchObservers } from './watch-observers'
import { watchTimers } from './watch-timers'

/**
 * Watches what a remote starts and must end: listeners, timers, intervals, observers, connections,
 * style sheets and elements. `leaks` names what is left and the line of code that started it.
 */
export function watchLeaks(): LeakWatch {
  const watches = [watchDocument(), watchListeners(), watchTimers(), watchObservers()]
  return {
    leaks: () => watches.flatMap(({ leaks }) => leaks()),
    stop: () => {
      for (const { stop } of watches) stop()
    },
  }
}
