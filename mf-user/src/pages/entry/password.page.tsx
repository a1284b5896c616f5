import { useLocation, useNavigate } from '@saidian/shared/router'
import { ResetForm } from '../../features/reset-password/reset-form'
import { userPaths } from '../../paths'
import { EntryPage } from './entry-page'

/** 找回密码. */
export function PasswordPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <EntryPage title="找回密码" lead="用注册的手机号验证身份">
      <ResetForm onDone={() => navigate(userPaths.login() + search, { replace: true })} />
    </EntryPage>
  )
}
