import type { RouteObject } from '@saidian/shared/router'
import { createElement } from 'react'
import { AGREEMENTS } from './features/agreement/agreement-list'
import { AGREEMENT_NAMES, userPaths } from './paths'

/** One route per agreement: they share the page, and each text is a chunk of its own. */
export function agreementRoutes(): RouteObject[] {
  return AGREEMENT_NAMES.map((name) => ({
    path: userPaths.agreement(name),
    lazy: async () => {
      const [{ AgreementPage }, { agreement }] = await Promise.all([
        import(/* webpackChunkName: "agreement" */ './pages/help/agreement.page'),
        AGREEMENTS[name](),
      ])
      return { Component: () => createElement(AgreementPage, { agreement }) }
    },
  }))
}
