import { RegisterForm } from '../../features/register/register-form'
import { EntryPage } from './entry-page'

/** 注册. */
export function RegisterPage() {
  return (
    <EntryPage title="注册账号" lead="一个手机号对应一个账号">
      <RegisterForm />
    </EntryPage>
  )
}
