import type { OperateNotice } from '@saidian/shared/contracts/operate'
import { readStored, writeStored } from '@saidian/shared/store'
import { useState } from 'react'
import { useAnnouncementsQuery } from './announcement.api'

const KEY = 'live/closedNotices'
/** A closed one that is older than these has long ended. */
const MAX_CLOSED = 50
const REFRESH_MS = 5 * 60_000
const FRESH_SECONDS = 60

/**
 * The newest announcement that the reader has not closed, read again every five minutes; null while
 * there is none or the call fails. `close` is for good on this device.
 */
export function useAnnouncement(): { notice: OperateNotice | null; close: (id: string) => void } {
  const { data, isError } = useAnnouncementsQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  const [closed, setClosed] = useState(readClosed)
  const notices = isError ? [] : (data?.notices ?? [])
  return {
    notice: notices.find(({ id }) => !closed.includes(id)) ?? null,
    close(id) {
      // Another tab may have closed one since.
      const all = [...readClosed(), id].slice(-MAX_CLOSED)
      writeStored(KEY, all)
      setClosed(all)
    },
  }
}

function readClosed(): string[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}
