import type { Host } from '@saidian/shared/host'

type Reducer = Parameters<Host['injectReducer']>[1]

/**
 * A reducer of a remote inside the one store. Every action goes through every reducer: one that
 * throws, or answers nothing, would end each dispatch of the page. It keeps its old state instead.
 */
export function safeReducer(reducer: Reducer, onFault: (error: unknown) => void): Reducer {
  return (state, action) => {
    try {
      // Null stands for a state that the reducer never made: it begins again.
      const next = reducer(state ?? undefined, action)
      if (next !== undefined) return next
      onFault(new Error(`its reducer answers nothing to ${action.type}`))
    } catch (error) {
      onFault(error)
    }
    return state ?? null
  }
}
