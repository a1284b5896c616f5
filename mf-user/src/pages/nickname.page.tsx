import { useBack } from '@saidian/shared/router'
import { NicknameForm } from '../features/nickname/nickname-form'
import { SubPage } from '../frame/sub-page'
import { useMe } from '../member/use-me'
import { userPaths } from '../paths'
import css from './form-page.module.css'

/** 修改昵称. */
export function NicknamePage() {
  const goBack = useBack(userPaths.info())
  const { info } = useMe()
  return (
    <SubPage title="修改昵称" above={userPaths.info()}>
      <div className={css.form}>
        {/* Its first value is the name that is known, which may come after the page. */}
        <NicknameForm key={info?.id} nickName={info?.nickName ?? ''} onDone={goBack} />
      </div>
    </SubPage>
  )
}
