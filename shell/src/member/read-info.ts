import { callEndpoint, mapFailure } from '@saidian/shared/api'
import { getUserInfo } from '@saidian/shared/contracts/profile'
import { outboxSlice, sessionSlice } from '@saidian/shared/store'
import type { MemberParts } from './member-parts'

/**
 * Reads who is logged in. An error answer ends the login (product-spec 4); a retryable failure
 * rejects.
 */
export async function readInfo({ store, http }: MemberParts, signal: AbortSignal): Promise<void> {
  try {
    const info = await callEndpoint(http, getUserInfo, {}, { signal, isBackground: true })
    if (signal.aborted) return
    store.dispatch(outboxSlice.actions.outboxOwned(info.id))
    store.dispatch(sessionSlice.actions.userInfoRead(info))
  } catch (failure) {
    if (signal.aborted) return
    if (mapFailure(failure).retryable) throw failure
    store.dispatch(sessionSlice.actions.loggedOut())
  }
}
