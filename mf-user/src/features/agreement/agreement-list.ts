import type { AgreementName } from '../../paths'
import type { Agreement } from './agreement'

/** Where each text lies; one is loaded when it is read. */
export const AGREEMENTS: Partial<Record<AgreementName, () => Promise<{ agreement: Agreement }>>> = {
  yhxy: () => import(/* webpackChunkName: "agreement-yhxy" */ './text/yhxy'),
  yszc: () => import(/* webpackChunkName: "agreement-yszc" */ './text/yszc'),
  ys: () => import(/* webpackChunkName: "agreement-ys" */ './text/ys'),
  lx: () => import(/* webpackChunkName: "agreement-lx" */ './text/lx'),
}
