import { useNavigate } from '@saidian/shared/router'
import { ErrorState, Page, Skeleton } from '@saidian/shared/ui'
import { ChangePasswordForm } from '../features/change-password/change-password-form'
import { useMe } from '../member/use-me'
import css from './form-page.module.css'

/** 修改密码. */
export function ChangePasswordPage() {
  const navigate = useNavigate()
  const { info, hasFailed, refresh } = useMe()
  return (
    <Page title={info && !info.hasPassword ? '设置密码' : '修改密码'} onBack={() => navigate(-1)}>
      <div className={css.form}>
        {hasFailed && <ErrorState text="资料加载失败，请稍后再试" onRetry={refresh} />}
        {!hasFailed && !info && (
          <div role="status" aria-label="加载中">
            <Skeleton width={10} />
          </div>
        )}
        {info && <ChangePasswordForm hasPassword={info.hasPassword} onDone={() => navigate(-1)} />}
      </div>
    </Page>
  )
}
