import { reportMessages } from '@saidian/shared/contracts/messaging'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { ModeratedKind } from '../../../platform/moderation'
import type { MemberPart } from '../../accounts'
import { type ModeratedMessagesDeps, moderatedMessages } from './moderated-messages'
import { eraseReportsOf, exportReportsOf } from './reports.repository'
import { createMessageReports, type ReportDeps } from './reports.service'

export { MESSAGE_REPORT } from './access.rules'

export type MessageReportParts = {
  routes: (app: FastifyInstance) => void
  moderates: readonly ModeratedKind[]
  /** What `MemberPart` of messages adds for reports. */
  part: Pick<MemberPart, 'export' | 'erase'>
}

/** Reports of messages, and what the staff decides about them. */
export function messageReports(deps: ReportDeps & ModeratedMessagesDeps): MessageReportParts {
  const report = createMessageReports(deps)
  return {
    routes: (app) => serve(app, reportMessages, ({ user, body }) => report(user, body)),
    moderates: [moderatedMessages(deps)],
    part: { export: exportReportsOf, erase: eraseReportsOf },
  }
}
