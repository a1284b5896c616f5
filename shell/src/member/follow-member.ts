import { IM_PERSONAL, type PersonalChange } from '@saidian/shared/contracts'
import type { AppStore } from '@saidian/shared/store'
import { showToast } from '@saidian/shared/ui'
import { createAgain } from './again'
import type { MemberParts } from './member-parts'
import { readInfo } from './read-info'
import { syncWithAccount } from './sync-with-account'

/**
 * For as long as somebody is logged in: knows who it is, brings to the account what was done on this device, and takes
 * over what the member's other devices did. Ends with `signal`.
 */
export function followMember(parts: MemberParts, signal: AbortSignal): void {
  let isKnown = false
  const sync = createAgain(() => syncWithAccount(parts, signal), signal)
  const info = createAgain(async () => {
    await readInfo(parts, signal)
    if (isKnown) return
    // Not before: what waits on this device may be another member's.
    isKnown = true
    sync.now()
  }, signal)
  info.now()

  let outbox = parts.store.getState().outbox
  const sendWhatIsNew = () => {
    const next = parts.store.getState().outbox
    if (next === outbox) return
    if (hasNew(next, outbox)) sync.soon()
    outbox = next
  }
  signal.addEventListener('abort', parts.store.subscribe(sendWhatIsNew))

  parts.im.onMessage(({ code, data }) => {
    if (code !== IM_PERSONAL) return
    const { part } = (data ?? {}) as Partial<PersonalChange>
    if (part === 'devices') showToast({ text: '你的账号刚在另一台设备登录，可在“登录设备”中查看' })
    else if (part === 'settings' || part === 'follows') sync.soon()
    else info.soon()
  }, signal)
}

type Outbox = ReturnType<AppStore['getState']>['outbox']

/** What leaves the outbox, because it was told, is nothing new. */
function hasNew(next: Outbox, before: Outbox): boolean {
  const known = new Set<unknown>(waitingIn(before))
  return waitingIn(next).some((one) => !known.has(one))
}

function waitingIn({ settings, follows, visits }: Outbox): object[] {
  return [...Object.values(settings), ...Object.values(follows), ...visits]
}
