import type { PersonalChange } from '@saidian/shared/contracts/sockets'
import type { AppStore } from '@saidian/shared/store'
import { showToast } from '@saidian/shared/ui'
import { showAppBadge } from './app-badge'
import { countConversations } from './count-conversations'
import { readAccount } from './follow-account'
import type { MemberParts } from './member-parts'
import { readInfo } from './read-info'
import { createRetryingTask } from './retrying-task'
import { syncWithAccount } from './sync-with-account'

/**
 * Runs while a member is logged in: reads the member's info, sends the changes of this device to
 * the account and applies what the member's other devices and the server change. Ends with
 * `signal`.
 */
export function followMember(parts: MemberParts, signal: AbortSignal): void {
  let isKnown = false
  const sync = createRetryingTask(() => syncWithAccount(parts, signal), signal)
  const info = createRetryingTask(async () => {
    await readInfo(parts, signal)
    if (isKnown) return
    // Not before: unsent changes on this device may belong to another member.
    isKnown = true
    sync.now()
    const { userInfo } = parts.store.getState().session
    if (!userInfo) return
    account.follow(userInfo.id)
    conversations.start(userInfo.id)
  }, signal)
  const conversations = countConversations(parts, signal)
  const account = readAccount(
    parts,
    {
      onChange: changed,
      onMissed: missed,
      onEvent: conversations.takeEvent,
      onSignal: conversations.takeSignal,
      onReconnected: conversations.missed,
    },
    signal,
  )
  showAppBadge(parts.store, signal)
  info.now()

  let outbox = parts.store.getState().outbox
  const syncNewChanges = () => {
    const next = parts.store.getState().outbox
    if (next === outbox) return
    if (hasNewChange(next, outbox)) sync.soon()
    outbox = next
  }
  signal.addEventListener('abort', parts.store.subscribe(syncNewChanges))

  function changed(part: PersonalChange['part']): void {
    if (part === 'devices') showToast({ text: '你的账号刚在另一台设备登录，可在“登录设备”中查看' })
    else if (part === 'settings' || part === 'follows') sync.soon()
    else info.soon()
  }

  function missed(): void {
    sync.soon()
    info.soon()
  }
}

type Outbox = ReturnType<AppStore['getState']>['outbox']

/** False when changes only left the outbox because they were sent. */
function hasNewChange(next: Outbox, before: Outbox): boolean {
  const known = new Set<unknown>(unsentIn(before))
  return unsentIn(next).some((one) => !known.has(one))
}

function unsentIn({ settings, follows, visits }: Outbox): object[] {
  return [...Object.values(settings), ...Object.values(follows), ...visits]
}
