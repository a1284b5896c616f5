import type { RealName } from '@saidian/shared/contracts/profile'
import { formatDate } from '@saidian/shared/lib'
import css from './verified-name.module.css'

/** The verified name and ID number, masked. */
export function VerifiedName({ realName }: { realName: RealName }) {
  const { name, idNumber, verifiedAt, isMinor } = realName
  return (
    <dl className={css.list}>
      <dt>姓名</dt>
      <dd>{name}</dd>
      <dt>身份证号</dt>
      <dd>{idNumber}</dd>
      {verifiedAt !== null && (
        <>
          <dt>认证时间</dt>
          <dd>{formatDate(verifiedAt * 1000, 'yyyy-MM-dd')}</dd>
        </>
      )}
      {isMinor && (
        <>
          <dt>青少年模式</dt>
          <dd>未满 18 岁，已开启</dd>
        </>
      )}
    </dl>
  )
}
