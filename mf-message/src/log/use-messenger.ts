import { useHost } from '@saidian/shared/host'
import { readStored, sessionSlice, useAppSelector, writeStored } from '@saidian/shared/store'
import { useCallback, useEffect, useState } from 'react'
import { messageUploads } from './files/upload-files'
import { type Messenger, startMessenger } from './messenger'

type Started = { key: string; ready: Promise<Messenger>; stop: () => void }

/** One for the tab: it goes on sending after its page is left, until the login ends. */
let started: Started | null = null

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
    if (key === null || memberId === null) return stopMessenger()
    let isHere = true
    setFailed(false)
    if (started?.key !== key) {
      stopMessenger()
      const life = new AbortController()
      const { http, im } = host.dispatch((_dispatch, _getState, extra) => extra)
      const uploads = messageUploads(http)
      const ready = startMessenger({ http, im, memberId, uploads, signal: life.signal })
      started = { key, ready, stop: () => life.abort() }
    }
    started.ready.then(
      (messenger) => isHere && setFound({ key, messenger }),
      (error) => {
        stopMessenger()
        host.report(error)
        if (isHere) setFailed(true)
      },
    )
    return () => {
      isHere = false
    }
  }, [key, memberId, host, tries])
  const retry = useCallback(() => setTries((count) => count + 1), [])
  return { messenger: found?.key === key ? found.messenger : null, hasFailed, retry }
}

/** Ends what sends and reads; also at the end of a test. */
export function stopMessenger(): void {
  started?.stop()
  started = null
}

function rememberedMember(): string | null {
  const stored = readStored('messageMember')
  return typeof stored === 'string' && /^\d{1,18}$/.test(stored) ? stored : null
}
