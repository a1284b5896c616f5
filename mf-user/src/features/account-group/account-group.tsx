import { useHost } from '@saidian/shared/host'
import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { useState } from 'react'
import { useLogOut } from '../../account/use-log-out'
import { userPaths } from '../../paths'
import css from './account-group.module.css'

export type AccountGroupProps = { onDevices: () => void; onLeave: () => void; isLeaving: boolean }

/** What concerns the account: password, devices, the way out. */
export function AccountGroup({ onDevices, onLeave, isLeaving }: AccountGroupProps) {
  const host = useHost()
  const logOut = useLogOut()
  const [isEnding, setEnding] = useState(false)

  async function end() {
    if (!(await host.dialog({ title: '退出登录？', confirm: '退出', cancel: '取消' }))) return
    setEnding(true)
    await logOut()
  }

  return (
    <section className={css.group} aria-label="账号">
      <Link to={userPaths.info()} className={css.line}>
        个人资料 <Icon name="chevron" size={16} />
      </Link>
      <Link to={userPaths.certification()} className={css.line}>
        实名认证 <Icon name="chevron" size={16} />
      </Link>
      <Link to={userPaths.changePassword()} className={css.line}>
        登录密码 <Icon name="chevron" size={16} />
      </Link>
      <button type="button" className={css.line} onClick={onDevices}>
        登录设备 <Icon name="chevron" size={16} />
      </button>
      <button type="button" className={css.line} onClick={onLeave}>
        {isLeaving ? '导出数据' : '导出数据与注销账号'} <Icon name="chevron" size={16} />
      </button>
      <button type="button" className={css.end} disabled={isEnding} onClick={() => void end()}>
        退出登录
      </button>
    </section>
  )
}
