import { IM_PERSONAL, type PersonalChange } from '@saidian/shared/contracts'
import type { AppStore } from '@saidian/shared/store'
import { createAgain } from './again'
import { keepTeenMode } from './keep-teen-mode'
import type { MemberParts } from './member-parts'
import { readInfo } from './read-info'
import { syncWithAccount } from './sync-with-account'

/**
 * For as long as somebody is logged in: knows who it is, brings to the account what was done on this device, and takes
 * over what the member's other devices did. Ends with `signal`.
 */
export function followMember(parts: MemberParts, signal: AbortSignal): void {
  const info = createAgain(() => readInfo(parts, signal), signal)
  const sync = createAgain(() => syncWithAccount(parts, signal), signal)
  keepTeenMode(parts.store, signal)
  info.now()
  sync.now()

  let outbox = parts.store.getState().outbox
  const sendWhatIsNew = () => {
    const next = parts.store.getState().outbox
    if (next !== outbox && !isEmpty(next)) sync.soon()
    outbox = next
  }
  signal.addEventListener('abort', parts.store.subscribe(sendWhatIsNew))

  parts.im.onMessage(({ code, data }) => {
    if (code !== IM_PERSONAL) return
    const { part } = (data ?? {}) as Partial<PersonalChange>
    if (part === 'settings' || part === 'follows') sync.soon()
    else info.soon()
  }, signal)
}

function isEmpty({ settings, follows, visits }: ReturnType<AppStore['getState']>['outbox']): boolean {
  return visits.length === 0 && [settings, follows].every((part) => Object.keys(part).length === 0)
}
