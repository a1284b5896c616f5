import { useHost } from '@saidian/shared/host'
import { HeaderAct, TabHeader } from '@saidian/shared/ui/tab-pager'
import { lazy, Suspense, useState } from 'react'
import { messagePaths } from '../../paths'

const StartSheet = lazy(() =>
  import(/* webpackChunkName: "start-sheet" */ './start-sheet').then(({ StartSheet }) => ({
    default: StartSheet,
  })),
)

/** The title with the contacts, the search, and what one can begin. */
export function MessageHeader() {
  const host = useHost()
  const [isOpen, setOpen] = useState(false)
  const go = (to: string) => {
    setOpen(false)
    host.navigate(to)
  }
  return (
    <>
      <TabHeader title="消息">
        <HeaderAct icon="people" text="通讯录" to={messagePaths.address()} />
        <HeaderAct isIcon icon="search" text="搜索" to={messagePaths.search()} />
        <HeaderAct isIcon icon="plus" text="更多" onChoose={() => setOpen(true)} />
      </TabHeader>
      {isOpen && (
        <Suspense>
          <StartSheet onGo={go} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
