import type { AgreementName } from '../../paths'
import type { Agreement } from './agreement'

/** Where each text lies; one is loaded when it is read. */
export const AGREEMENTS: Partial<Record<AgreementName, () => Promise<{ agreement: Agreement }>>> = {
  lx: () => import(/* webpackChunkName: "agreement-lx" */ './text/lx'),
}
