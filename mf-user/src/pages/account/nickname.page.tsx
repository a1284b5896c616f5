import { FormSkeleton } from '@saidian/shared/forms'
import { useBack } from '@saidian/shared/router'
import { ErrorState } from '@saidian/shared/ui'
import { NicknameForm } from '../../features/nickname/nickname-form'
import { SubPage } from '../../layout/sub-page'
import { useMe } from '../../member/use-me'
import { userPaths } from '../../paths'
import css from '../form-page.module.css'

/** 修改昵称. */
export function NicknamePage() {
  const goBack = useBack(userPaths.info())
  const { info, hasFailed, refresh } = useMe()
  return (
    <SubPage title="修改昵称" above={userPaths.info()}>
      <div className={css.form}>
        {hasFailed && <ErrorState text="资料加载失败，请稍后再试" onRetry={refresh} />}
        {/* The form starts with the name: before it is loaded, input would be lost. */}
        {!hasFailed && !info && <FormSkeleton fields={1} />}
        {info && <NicknameForm nickName={info.nickName} onDone={goBack} />}
      </div>
    </SubPage>
  )
}
