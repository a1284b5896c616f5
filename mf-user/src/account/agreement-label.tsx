import { Link } from '@saidian/shared/router'
import { userPaths } from '../paths'

/** Label of the tick that accepts the agreements before registration. */
export function AgreementLabel() {
  return (
    <>
      我已阅读并同意
      <Link to={userPaths.agreement('yhxy')}>《用户协议》</Link>和
      <Link to={userPaths.agreement('yszc')}>《隐私政策》</Link>
    </>
  )
}
