import { readStored, writeStored } from '@saidian/shared/store'
import { useState } from 'react'
import type { Grouping } from './groups.rules'

const KEY = 'live/grouping'

/** Whether rows are grouped by league or kick-off. Stored on this device. */
export function useGrouping(): [Grouping, () => void] {
  const [grouping, setGrouping] = useState<Grouping>(() =>
    readStored(KEY) === 'kickoff' ? 'kickoff' : 'league',
  )
  const toggle = () => {
    const next = grouping === 'league' ? 'kickoff' : 'league'
    writeStored(KEY, next)
    setGrouping(next)
  }
  return [grouping, toggle]
}
