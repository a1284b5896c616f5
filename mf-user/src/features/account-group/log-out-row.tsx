import { useHost } from '@saidian/shared/host'
import { useState } from 'react'
import { useLogOut } from '../../account/use-log-out'
import css from './account-group.module.css'

/** 退出登录, after a confirmation. */
export function LogOutRow() {
  const host = useHost()
  const logOut = useLogOut()
  const [isEnding, setEnding] = useState(false)

  async function end() {
    if (!(await host.dialog({ title: '退出登录？', confirm: '退出', cancel: '取消' }))) return
    setEnding(true)
    await logOut()
  }

  return (
    <section className={css.group} aria-label="退出登录">
      <button type="button" className={css.end} disabled={isEnding} onClick={() => void end()}>
        退出登录
      </button>
    </section>
  )
}
