import type { Sport } from '@saidian/shared/matches'
import { useBack, useNavigate } from '@saidian/shared/router'
import { livePaths } from '../paths'

/** Back to the previous page, or to the list if there is none. */
export function useBackNavigation(sport: Sport): { goBack: () => void; showList: () => void } {
  const navigate = useNavigate()
  const list = livePaths.list(sport, 'js')
  return { goBack: useBack(list), showList: () => navigate(list, { replace: true }) }
}
