import { searchMessages } from '@saidian/shared/contracts/messaging'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock'
import { serve } from '../../../platform/http'
import type { Job } from '../../../platform/jobs'
import type { MemberPart } from '../../accounts'
import { forgetMarksOf } from './blocks.repository'
import { indexJob } from './index-job'
import { createMessageSearch, type SearchDeps } from './search.service'

export { MESSAGE_SEARCH } from './access.rules'

export type MessageSearchParts = {
  routes: (app: FastifyInstance) => void
  jobs: Job[]
  /** What `MemberPart` of messages adds for the index; it has no data of its own to export. */
  part: Pick<MemberPart, 'erase'>
}

/** The search in messages, and its index. */
export function messageSearch(deps: SearchDeps & { clock: Clock }): MessageSearchParts {
  const search = createMessageSearch(deps)
  return {
    routes: (app) => serve(app, searchMessages, ({ user, body }) => search(user, body)),
    jobs: [indexJob(deps)],
    part: { erase: forgetMarksOf },
  }
}
