import { Link } from '@saidian/shared/router'
import { SettingGroup } from '@saidian/shared/settings'
import { Icon } from '@saidian/shared/ui'
import { userPaths } from '../../paths'
import css from './account-group.module.css'

export type AccountGroupProps = {
  onDevices: () => void
  onPasskeys: () => void
  onBlocked: () => void
  onLeave: () => void
  isLeaving: boolean
}

/** Settings of the account: profile, password, passkeys, devices, blocking, deletion. */
export function AccountGroup(props: AccountGroupProps) {
  const { onDevices, onPasskeys, onBlocked, onLeave, isLeaving } = props
  return (
    <SettingGroup title="账号与安全">
      <Link to={userPaths.info()} className={css.line}>
        个人资料 <Icon name="chevron" size={16} />
      </Link>
      <Link to={userPaths.certification()} className={css.line}>
        实名认证 <Icon name="chevron" size={16} />
      </Link>
      <Link to={userPaths.changePassword()} className={css.line}>
        登录密码 <Icon name="chevron" size={16} />
      </Link>
      <button type="button" className={css.line} onClick={onPasskeys}>
        通行密钥 <Icon name="chevron" size={16} />
      </button>
      <button type="button" className={css.line} onClick={onDevices}>
        登录设备 <Icon name="chevron" size={16} />
      </button>
      <button type="button" className={css.line} onClick={onBlocked}>
        黑名单 <Icon name="chevron" size={16} />
      </button>
      <button type="button" className={css.line} onClick={onLeave}>
        {isLeaving ? '导出数据' : '导出数据与注销账号'} <Icon name="chevron" size={16} />
      </button>
    </SettingGroup>
  )
}
