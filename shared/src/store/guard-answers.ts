import type { Middleware } from 'redux'
import { api } from '../api'

/**
 * Refuses the one action that empties the cache of everybody, unless it comes from `allow`: any
 * remote can make it, and one that does takes the data of all others.
 */
export function guardAnswers(): { middleware: Middleware; allow: (dispatch: () => void) => void } {
  let isAllowed = false
  const isReset = (action: unknown): boolean =>
    (action as { type?: unknown } | null)?.type === `${api.reducerPath}/resetApiState`
  return {
    middleware: () => (next) => (action) => {
      if (isReset(action) && !isAllowed)
        throw new Error('only the shell may empty the cache of all remotes')
      return next(action)
    },
    allow(dispatch) {
      isAllowed = true
      try {
        dispatch()
      } finally {
        isAllowed = false
      }
    },
  }
}
