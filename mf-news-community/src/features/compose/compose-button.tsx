import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { useLocation, useSearchParams } from '@saidian/shared/router'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { Icon } from '@saidian/shared/ui'
import { withEditor } from '../../paths'
import css from './compose-button.module.css'

/** 发帖, over the list: a visitor logs in first and comes back to the editor. */
export function ComposeButton({ circle }: { circle: number | 'any' }) {
  const host = useHost()
  const { pathname } = useLocation()
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const [search, setSearch] = useSearchParams()
  function open() {
    const opened = withEditor(search, { compose: circle })
    if (isLoggedIn) setSearch(opened, { preventScrollReset: true })
    else host.navigate(paths.login(`${pathname}?${opened}`))
  }
  return (
    <button type="button" className={css.button} onClick={open}>
      <Icon name="plus" size={20} />
      发帖
    </button>
  )
}
