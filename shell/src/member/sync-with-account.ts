import { callEndpoint, serverClock } from '@saidian/shared/api'
import {
  addHistory,
  type Follow,
  getSettings,
  putFollows,
  putSettings,
  type SettingEntry,
} from '@saidian/shared/contracts'
import { followsSlice, outboxSlice, settingsSlice } from '@saidian/shared/store'
import { showToast } from '@saidian/shared/ui'
import type { MemberParts } from './member-parts'
import { tellInBatches } from './tell-in-batches'

/** As many as one call of each takes. */
const MOST = { settings: 100, follows: 500, visits: 100 }

const NONE = { settings: [], follows: [], visits: [] }

/**
 * Tells the account what this device has done, and takes over how everything stands then: the newest choice of each
 * setting and follow wins, on the server. What is chosen while this is on its way stays chosen. Rejects when the server
 * could not be told; nothing is lost then. The outbox keeps times of this device; the server is told its own, so that a
 * clock that is wrong neither wins nor loses by it. Does nothing before it is known who is logged in, and whose what
 * waits is.
 */
export async function syncWithAccount({ store, http }: MemberParts, signal: AbortSignal): Promise<void> {
  const { outbox, session } = store.getState()
  if (session.userInfo === null || session.userInfo.id !== outbox.ownerId) return
  const options = { signal, isBackground: true }
  const marks = Object.values(outbox.follows)
  const told = {
    settings: Object.values(outbox.settings),
    // What is taken back first: it makes room for what is followed.
    follows: [...marks.filter(({ isOn }) => !isOn), ...marks.filter(({ isOn }) => isOn)],
    visits: outbox.visits,
  }
  const isTelling = Object.values(told).some((part) => part.length > 0)
  // Any answer tells the time; without one the clock of this device must do.
  if (isTelling && !serverClock.isKnown)
    await callEndpoint(http, getSettings, {}, options).catch(() => null)
  if (signal.aborted) return

  const { sent } = outboxSlice.actions
  const refused = (what: string) => (message: string) =>
    showToast({ text: `${what}未能全部同步：${message}`, kind: 'fail' })
  const parts = await Promise.allSettled([
    tellInBatches({
      items: told.settings,
      most: MOST.settings,
      put: (entries) =>
        callEndpoint(http, putSettings, { body: { entries: inServerTime(entries) } }, options),
      onTold: (settings) => store.dispatch(sent({ ...NONE, settings })),
      onRefused: refused('设置'),
      signal,
    }),
    tellInBatches({
      items: told.follows,
      most: MOST.follows,
      put: (follows) => callEndpoint(http, putFollows, { body: { marks: inServerTime(follows) } }, options),
      onTold: (follows) => store.dispatch(sent({ ...NONE, follows })),
      onRefused: refused('关注'),
      signal,
    }),
    told.visits.length > 0 && tellInBatches()
  ])
}
