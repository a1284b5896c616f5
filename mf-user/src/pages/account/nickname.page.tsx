import { useBack } from '@saidian/shared/router'
import { NicknameForm } from '../../features/nickname/nickname-form'
import { SubPage } from '../../layout/sub-page'
import { useMe } from '../../member/use-me'
import { userPaths } from '../../paths'
import css from '../form-page.module.css'

/** 修改昵称. */
export function NicknamePage() {
  const goBack = useBack(userPaths.info())
  const { info } = useMe()
  return (
    <SubPage title="修改昵称" above={userPaths.info()}>
      <div className={css.form}>
        {/* The key resets the form when the member, whose name it starts with, loads. */}
        <NicknameForm key={info?.id} nickName={info?.nickName ?? ''} onDone={goBack} />
      </div>
    </SubPage>
  )
}
