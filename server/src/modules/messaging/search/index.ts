import { searchMessages } from '@saidian/shared/contracts/messaging'
import type { Clock } from '../../../platform/clock'
import { serve } from '../../../platform/http'
import type { Module } from '../../../platform/module'
import type { MemberPart } from '../../accounts'
import { MESSAGE_SEARCH } from './access.rules'
import { forgetMarksOf } from './blocks.repository'
import { indexJob } from './index-job'
import { createMessageSearch, type SearchDeps } from './search.service'

export { findMessages } from './find-messages'

type SearchModuleDeps = SearchDeps & { clock: Clock; isApi: boolean }

/** The search in messages, and its index. */
export function messageSearchModule(deps: SearchModuleDeps): Module & { part: MemberPart } {
  const search = createMessageSearch(deps)
  return {
    name: 'messageSearch',
    access: [MESSAGE_SEARCH],
    ...(deps.isApi && {
      routes: (app) => serve(app, searchMessages, ({ user, body }) => search(user, body)),
      jobs: [indexJob(deps)],
    }),
    part: { name: 'messageSearch', export: async () => null, erase: forgetMarksOf },
  }
}
