import type { Agreement } from '../../features/agreement/agreement'
import { AgreementView } from '../../features/agreement/agreement-view'
import { SubPage } from '../../layout/sub-page'

/** Any of the agreements. */
export function AgreementPage({ agreement }: { agreement: Agreement }) {
  return (
    <SubPage title={agreement.title}>
      <AgreementView agreement={agreement} />
    </SubPage>
  )
}
