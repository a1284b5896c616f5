import { useHost } from '@saidian/shared/host'
import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { messagePaths } from '../../paths'
import css from './message-menu.module.css'

const StartSheet = lazy(() =>
  import(/* webpackChunkName: "start-sheet" */ './start-sheet').then(({ StartSheet }) => ({
    default: StartSheet,
  })),
)

/** At the right of the title: the search, the contacts, and what one can begin. */
export function MessageMenu() {
  const host = useHost()
  const [isOpen, setOpen] = useState(false)
  const go = (to: string) => {
    setOpen(false)
    host.navigate(to)
  }
  return (
    <>
      <Link to={messagePaths.search()} className={css.button} aria-label="搜索">
        <Icon name="search" size={20} />
      </Link>
      <button
        type="button"
        className={css.button}
        aria-label="更多"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" size={20} />
      </button>
      {isOpen && (
        <Suspense>
          <StartSheet onGo={go} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
