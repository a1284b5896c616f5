import { useNavigate } from '@saidian/shared/router'
import { Page, type PageProps } from '@saidian/shared/ui'
import { userPaths } from '../paths'

/** A page below 我的: its arrow goes back where one came from, or to 我的 when the page was opened by its address. */
export function SubPage(page: Omit<PageProps, 'onBack'>) {
  const navigate = useNavigate()
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(userPaths.home(), { replace: true }))
  return <Page {...page} onBack={goBack} />
}
