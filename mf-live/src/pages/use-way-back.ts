import { useNavigate } from '@saidian/shared/router'
import { livePaths } from '../paths'

/** Ways out of a match: to where a person came from, or to the list where there is no such place. */
export function useWayBack(): { goBack: () => void; showList: () => void } {
  const navigate = useNavigate()
  const showList = () => void navigate(livePaths.football('js'), { replace: true })
  const goBack = () => (history.length > 1 ? void navigate(-1) : showList())
  return { goBack, showList }
}
