import type { AgreementName } from '../../paths'
import type { Agreement } from './agreement'

type Load = () => Promise<{ agreement: Agreement }>

/** Lazy import of each text. */
export const AGREEMENTS: Record<AgreementName, Load> = {
  yhxy: () => import(/* webpackChunkName: "agreement-yhxy" */ './text/yhxy'),
  yszc: () => import(/* webpackChunkName: "agreement-yszc" */ './text/yszc'),
  qzxy: () => import(/* webpackChunkName: "agreement-qzxy" */ './text/qzxy'),
  sqgz: () => import(/* webpackChunkName: "agreement-sqgz" */ './text/sqgz'),
  lx: () => import(/* webpackChunkName: "agreement-lx" */ './text/lx'),
  xy: () => import(/* webpackChunkName: "agreement-xy" */ './text/xy'),
  ys: () => import(/* webpackChunkName: "agreement-ys" */ './text/ys'),
  tcXy: () => import(/* webpackChunkName: "agreement-dialog" */ './text/tc-xy'),
  tcYs: () => import(/* webpackChunkName: "agreement-dialog" */ './text/tc-ys'),
  tcXyQmh: () => import(/* webpackChunkName: "agreement-dialog" */ './text/tc-xy-qmh'),
  tcYsQmh: () => import(/* webpackChunkName: "agreement-dialog" */ './text/tc-ys-qmh'),
}
