import { useSetting } from '@saidian/shared/store'
import { useMemo } from 'react'

export type RowSettings = {
  noSpoiler: boolean
  showsCards: boolean
  showsLottery: boolean
  showsCorners: boolean
  showsRanks: boolean
}

/** The settings that change the rows of a list. The object changes only with one of them. */
export function useRowSettings(): RowSettings {
  const [noSpoiler] = useSetting('noSpoiler')
  const [showsCards] = useSetting('hpChecked')
  const [teenMode] = useSetting('teenMode')
  const [showsCorners] = useSetting('jqChecked')
  const [showsRanks] = useSetting('pmChecked')
  const showsLottery = !teenMode
  return useMemo(
    () => ({ noSpoiler, showsCards, showsLottery, showsCorners, showsRanks }),
    [noSpoiler, showsCards, showsLottery, showsCorners, showsRanks],
  )
}
