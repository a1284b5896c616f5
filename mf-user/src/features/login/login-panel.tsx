import { Link, useLocation } from '@saidian/shared/router'
import { Segmented } from '@saidian/shared/ui'
import { useState } from 'react'
import { userPaths } from '../../paths'
import { CodeLogin } from './code-login'
import css from './login.module.css'
import { PasskeyLogin } from './passkey-login'
import { PasswordLogin } from './password-login'

const WAYS = [
  { key: 'code', text: '验证码登录' },
  { key: 'password', text: '密码登录' },
] as const

/** The ways to log in, with links that pass on the return address. */
export function LoginPanel() {
  const [way, choose] = useState<(typeof WAYS)[number]['key']>('code')
  const { search } = useLocation()
  return (
    <div className={css.panel}>
      <Segmented label="登录方式" items={WAYS} value={way} onChoose={choose} />
      {way === 'code' ? <CodeLogin /> : <PasswordLogin />}
      <PasskeyLogin />
      <nav className={css.links} aria-label="其他">
        <Link to={userPaths.register() + search}>注册账号</Link>
        <Link to={userPaths.password() + search}>忘记密码</Link>
      </nav>
    </div>
  )
}
