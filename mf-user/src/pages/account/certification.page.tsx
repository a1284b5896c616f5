import { FormSkeleton } from '@saidian/shared/forms'
import { ErrorState } from '@saidian/shared/ui'
import { RealNameForm } from '../../features/real-name/real-name-form'
import { VerifiedName } from '../../features/real-name/verified-name'
import { SubPage } from '../../layout/sub-page'
import { useRealNameQuery } from '../../member/member.api'
import { userPaths } from '../../paths'
import css from '../form-page.module.css'

/** 实名认证. */
export function CertificationPage() {
  const { data, error, refetch } = useRealNameQuery()
  return (
    <SubPage title="实名认证" above={userPaths.info()}>
      <div className={css.form}>
        {error && !data && <ErrorState text="认证信息加载失败，请稍后再试" onRetry={refetch} />}
        {!error && !data && <FormSkeleton fields={2} />}
        {data && (data.isVerified ? <VerifiedName realName={data} /> : <RealNameForm />)}
      </div>
    </SubPage>
  )
}
