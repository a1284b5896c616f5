import { useBack, useNavigate } from '@saidian/shared/router'
import { livePaths } from '../paths'

/** Ways out of a match: to where a person came from, or to the list where there is no such place. */
export function useBackNavigation(): { goBack: () => void; showList: () => void } {
  const navigate = useNavigate()
  const list = livePaths.football('js')
  return { goBack: useBack(list), showList: () => navigate(list, { replace: true }) }
}
