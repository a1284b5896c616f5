import type { Host } from '../host'
import type { TopicSocket } from '../realtime'
import type { AppStore } from '../store'
import { makeClientConfig } from './boot.factory'

export type FakeHost = Host & {
  navigated: string[]
  toasts: string[]
  dialogs: string[]
  reported: unknown[]
  tracked: string[]
  /** What the next dialogs answer. */
  confirmDialogs: (confirm: boolean) => void
}

/** Host services that only write down what they were asked to do. */
export function createFakeHost(parts: {
  live: TopicSocket
  im: TopicSocket
  store: AppStore
}): FakeHost {
  let confirms = true
  const log = { navigated: [] as string[], toasts: [] as string[], dialogs: [] as string[] }
  const faults = { reported: [] as unknown[], tracked: [] as string[] }
  return {
    ...log,
    ...faults,
    config: makeClientConfig(),
    versions: {
      setId: 'set-1',
      shell: 'shell-1',
      remotes: [{ titleZh: '赛事', version: '1.0.0' }],
    },
    live: parts.live,
    im: parts.im,
    dispatch: parts.store.dispatch,
    injectReducer: parts.store.injectReducer,
    navigate: (to) => log.navigated.push(to),
    toast: ({ text }) => log.toasts.push(text),
    dialog: async ({ title }) => {
      log.dialogs.push(title)
      return confirms
    },
    report: (error) => faults.reported.push(error),
    track: (event) => faults.tracked.push(event),
    confirmDialogs: (confirm) => {
      confirms = confirm
    },
  }
}
