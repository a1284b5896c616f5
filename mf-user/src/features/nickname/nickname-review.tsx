import { PORTRAIT_AUDIT, type UserInfo } from '@saidian/shared/contracts/profile'
import css from './nickname-review.module.css'

/** The name that is reviewed, or why it was rejected; nothing without one. */
export function NicknameReview({ info }: { info: UserInfo }) {
  const { nickNameNew, nickNameAudit, nickNameReason } = info
  if (nickNameAudit === PORTRAIT_AUDIT.waiting)
    return <p className={css.review}>新昵称“{nickNameNew}”审核中，通过后生效</p>
  if (nickNameAudit !== PORTRAIT_AUDIT.rejected) return null
  const reason = nickNameReason === '' ? '请换一个' : nickNameReason
  return (
    <p className={css.review}>
      新昵称“{nickNameNew}”未通过审核：{reason}
    </p>
  )
}
