import type { ClosedMarket } from '@saidian/shared/contracts/assistant'
import { type RootState, settingIn, useAppSelector } from '@saidian/shared/store'

/** Why this device shows no odds; undefined when it does. The assistant answers by it. */
export function closedMarket(state: RootState): ClosedMarket | undefined {
  if (settingIn(state, 'teenMode')) return 'young'
  return settingIn(state, 'showsOdds') ? undefined : 'off'
}

export const useClosedMarket = () => useAppSelector(closedMarket)
