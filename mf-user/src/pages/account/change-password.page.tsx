import { FormSkeleton } from '@saidian/shared/forms'
import { useBack } from '@saidian/shared/router'
import { ErrorState } from '@saidian/shared/ui'
import { ChangePasswordForm } from '../../features/change-password/change-password-form'
import { SubPage } from '../../layout/sub-page'
import { useMe } from '../../member/use-me'
import { userPaths } from '../../paths'
import css from '../form-page.module.css'

/** 修改密码. */
export function ChangePasswordPage() {
  const goBack = useBack(userPaths.settings())
  const { info, hasFailed, refresh } = useMe()
  return (
    <SubPage
      title={info && !info.hasPassword ? '设置密码' : '修改密码'}
      above={userPaths.settings()}
    >
      <div className={css.form}>
        {hasFailed && <ErrorState text="资料加载失败，请稍后再试" onRetry={refresh} />}
        {!hasFailed && !info && <FormSkeleton fields={2} />}
        {info && <ChangePasswordForm hasPassword={info.hasPassword} onDone={goBack} />}
      </div>
    </SubPage>
  )
}
