import { mapFailure } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { Segmented } from '@saidian/shared/ui'
import { useState } from 'react'
import css from './member-bar.module.css'
import type { MemberSwitch } from './member-switch'

const WHO = [
  { key: 'visitor', text: '游客' },
  { key: 'member', text: '会员' },
] as const

/** Bar above the page of a remote that runs alone: who uses the page. */
export function MemberBar({ members }: { members: MemberSwitch }) {
  const host = useHost()
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const [isBusy, setIsBusy] = useState(false)

  async function logIn(): Promise<void> {
    setIsBusy(true)
    try {
      await members.logIn()
    } catch (error) {
      host.toast({ text: mapFailure(error).message, kind: 'fail' })
    } finally {
      setIsBusy(false)
    }
  }

  const choose = (who: 'visitor' | 'member') => {
    if (isBusy || (who === 'member') === isLoggedIn) return
    if (who === 'member') void logIn()
    else members.logOut()
  }

  return (
    <aside className={css.bar} aria-busy={isBusy}>
      <Segmented
        label="身份"
        look="pill"
        items={WHO}
        value={isLoggedIn ? 'member' : 'visitor'}
        onChoose={choose}
      />
    </aside>
  )
}
