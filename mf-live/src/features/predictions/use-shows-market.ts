import { useSetting } from '@saidian/shared/store'

/** Whether figures of bookmakers are shown: not with 赔率 off, nor in teen mode. */
export function useShowsMarket(): boolean {
  const [showsOdds] = useSetting('showsOdds')
  const [teenMode] = useSetting('teenMode')
  return showsOdds && !teenMode
}
