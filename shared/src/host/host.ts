import type { Reducer } from 'redux'
import type { ClientConfig } from '../contracts/registry'
import type { TopicSocket } from '../realtime'
import type { AppDispatch } from '../store'

export type ToastOptions = { text: string; kind?: 'plain' | 'success' | 'fail' }
export type DialogOptions = { title: string; body?: string; confirm: string; cancel?: string }

/** What the server configured that remotes need. */
export type HostConfig = Pick<ClientConfig, 'passwordKey'>

/**
 * What this page load runs, which people can read and report to us: the set, and its remotes by
 * their names for people.
 */
export type PageVersions = {
  setId: string
  /** Build of the shell. */
  shell: string
  remotes: readonly { titleZh: string; version: string }[]
}

/**
 * What the shell gives a remote: each its own, frozen. Nothing else crosses; adding a member needs
 * a decision record.
 */
export type Host = {
  config: HostConfig
  versions: PageVersions
  /** The public socket, shared by every remote of the page. */
  live: TopicSocket
  /** The member's socket; silent for a visitor. */
  im: TopicSocket
  /** Goes to a path of any remote; `replace` leaves no step behind. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** One short sentence at the bottom third, one at a time. */
  toast: (options: ToastOptions) => void
  /** Asks and answers true for the confirm button. */
  dialog: (options: DialogOptions) => Promise<boolean>
  /**
   * The store of the page: starts a call of the one cache (`api`) or changes a slice, outside of a
   * component too.
   */
  dispatch: AppDispatch
  /**
   * Adds a remote's reducer under a key that starts with the remote's name, such as `live/filter`;
   * another key throws. A reducer that throws is reported and keeps its old state.
   */
  injectReducer: (key: `${string}/${string}`, reducer: Reducer) => void
  /**
   * Logs what went wrong and sends it, with the remote whose code it came from, its version, the
   * set and the version of the shell.
   */
  report: (error: unknown, context?: Record<string, string | number>) => void
  /** Counts something a person did or a page measured. */
  track: (event: string, values?: Record<string, string | number>) => void
}
