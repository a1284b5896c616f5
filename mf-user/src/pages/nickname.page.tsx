import { useNavigate } from '@saidian/shared/router'
import { Page } from '@saidian/shared/ui'
import { NicknameForm } from '../features/nickname/nickname-form'
import { useMe } from '../member/use-me'
import css from './form-page.module.css'

/** 修改昵称. */
export function NicknamePage() {
  const navigate = useNavigate()
  const { info } = useMe()
  return (
    <Page title="修改昵称" onBack={() => navigate(-1)}>
      <div className={css.form}>
        {/* Its first value is the name that is known, which may come after the page. */}
        <NicknameForm key={info?.id} nickName={info?.nickName ?? ''} onDone={() => navigate(-1)} />
      </div>
    </Page>
  )
}
