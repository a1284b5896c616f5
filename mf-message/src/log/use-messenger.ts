import { useHost } from '@saidian/shared/host'
import { readStored, sessionSlice, useAppSelector, writeStored } from '@saidian/shared/store'
import { useCallback, useEffect, useState } from 'react'
import { readConversation } from '../conversations'
import { messageUploads } from './files/upload-files'
import type { Messenger } from './messenger'
import { acquireMessenger, releaseMessenger, stopMessenger } from './started-messenger'

export type UsedMessenger = {
  messenger: Messenger | null
  /** This browser stores nothing, so that no message can wait in it. */
  hasFailed: boolean
  retry: () => void
}

/** The messages of the member who is logged in; null until they are there. */
export function useMessenger(): UsedMessenger {
  const host = useHost()
  const token = useAppSelector(sessionSlice.selectors.selectToken)
  const known = useAppSelector(sessionSlice.selectors.selectUserInfo)?.id
  // Without a network the account cannot be asked who it is.
  const memberId = known ?? rememberedMember()
  const key = token === null || memberId === null ? null : `${memberId} ${token}`
  const [found, setFound] = useState<{ key: string; messenger: Messenger } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (known) writeStored('messageMember', known)
  }, [known])
  useEffect(() => {
    if (token === null) stopMessenger()
  }, [token])
  useEffect(() => {
    if (key === null || memberId === null) return
    let isHere = true
    const { http, im } = host.dispatch((_dispatch, _getState, extra) => extra)
    const readUpTo = (id: string, seq: number) =>
      host.dispatch(readConversation.initiate({ memberId, id, seq }, { track: false })).unwrap()
    const uploads = messageUploads(http)
    const started = acquireMessenger(key, { http, im, memberId, uploads, readUpTo })
    started.ready.then(
      (messenger) => isHere && setFound({ key, messenger }),
      (error) => {
        if (!isHere) return
        host.report(error)
        setFailed(true)
      },
    )
    return () => {
      isHere = false
      setFailed(false)
      releaseMessenger(started)
    }
  }, [key, memberId, host, tries])
  const retry = useCallback(() => setTries((count) => count + 1), [])
  return { messenger: found?.key === key ? found.messenger : null, hasFailed, retry }
}

function rememberedMember(): string | null {
  const stored = readStored('messageMember')
  return typeof stored === 'string' && /^\d{1,18}$/.test(stored) ? stored : null
}
