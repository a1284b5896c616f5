import type { RootState } from './root-reducer'

/**
 * A selector for a slice that a remote injects: its state, or `initial` before the slice is there.
 */
export function lazyState<State>(
  key: `${string}/${string}`,
  initial: State,
): (state: RootState) => State {
  return (state) => ((state as Record<string, unknown>)[key] as State | undefined) ?? initial
}
