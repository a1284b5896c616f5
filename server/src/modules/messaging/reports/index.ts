import { reportMessages } from '@saidian/shared/contracts/messaging'
import { serve } from '../../../platform/http'
import type { Module } from '../../../platform/module'
import type { MemberPart } from '../../accounts'
import { MESSAGE_REPORT } from './access.rules'
import { type ModeratedMessagesDeps, moderatedMessages } from './moderated-messages'
import { eraseReportsOf, exportReportsOf } from './reports.repository'
import { createMessageReports, type ReportDeps } from './reports.service'

type ReportsModuleDeps = ReportDeps & ModeratedMessagesDeps & { isApi: boolean }

/** Reports of messages, and what the staff decides about them. */
export function messageReportsModule(deps: ReportsModuleDeps): Module & { part: MemberPart } {
  const report = createMessageReports(deps)
  return {
    name: 'messageReports',
    access: [MESSAGE_REPORT],
    ...(deps.isApi && {
      routes: (app) => serve(app, reportMessages, ({ user, body }) => report(user, body)),
    }),
    moderates: [moderatedMessages(deps)],
    part: { name: 'messageReports', export: exportReportsOf, erase: eraseReportsOf },
  }
}
