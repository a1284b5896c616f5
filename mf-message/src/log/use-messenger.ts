import { useHost } from '@saidian/shared/host'
import { readStored, sessionSlice, useAppSelector, writeStored } from '@saidian/shared/store'
import { useEffect, useState } from 'react'
import { listedConversation, readConversation } from '../conversations'
import { messageUploads } from './files/upload-files'
import type { Messenger } from './messenger'
import { acquireMessenger, releaseMessenger, stopMessenger } from './started-messenger'

/** The messages of the member who is logged in; null until they are there. */
export function useMessenger(): Messenger | null {
  const host = useHost()
  const token = useAppSelector(sessionSlice.selectors.selectToken)
  const known = useAppSelector(sessionSlice.selectors.selectUserInfo)?.id
  // Without a network the account cannot be asked who it is.
  const memberId = known ?? rememberedMember()
  const key = token === null || memberId === null ? null : `${memberId} ${token}`
  const [found, setFound] = useState<{ key: string; messenger: Messenger } | null>(null)
  useEffect(() => {
    if (known) writeStored('messageMember', known)
  }, [known])
  useEffect(() => {
    if (token === null) stopMessenger()
  }, [token])
  useEffect(() => {
    if (key === null || memberId === null) return
    const { http, im } = host.dispatch((_dispatch, _getState, extra) => extra)
    const readUpTo = (id: string, seq: number) =>
      host.dispatch(readConversation.initiate({ memberId, id, seq }, { track: false })).unwrap()
    const listed = (id: string) => host.dispatch(listedConversation(memberId, id))
    const uploads = messageUploads(http)
    const started = acquireMessenger(key, { http, im, memberId, uploads, readUpTo, listed })
    setFound({ key, messenger: started.messenger })
    return () => releaseMessenger(started)
  }, [key, memberId, host])
  return found?.key === key ? found.messenger : null
}

function rememberedMember(): string | null {
  const stored = readStored('messageMember')
  return typeof stored === 'string' && /^\d{1,18}$/.test(stored) ? stored : null
}
