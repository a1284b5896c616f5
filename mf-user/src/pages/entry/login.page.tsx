import { LoginPanel } from '../../features/login/login-panel'
import { EntryPage } from './entry-page'

/** 登录. */
export function LoginPage() {
  return (
    <EntryPage title="登录赛点" lead="关注、设置和浏览记录在你的所有设备上同步">
      <LoginPanel />
    </EntryPage>
  )
}
