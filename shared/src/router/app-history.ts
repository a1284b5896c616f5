import { UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom'

/**
 * The history of the page: where it stands, and the way for code outside of React to go elsewhere.
 */
export type AppHistory =
  | ReturnType<typeof UNSAFE_createBrowserHistory>
  | ReturnType<typeof UNSAFE_createMemoryHistory>

/** The browser's own history. The shell makes the only one of a page. */
export function createAppHistory(): AppHistory {
  return UNSAFE_createBrowserHistory({ v5Compat: true })
}

/** A history without a browser, for tests. */
export function createMemoryHistory(path: string): AppHistory {
  return UNSAFE_createMemoryHistory({ initialEntries: [path], v5Compat: true })
}
