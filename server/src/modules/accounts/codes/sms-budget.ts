import type { Counter } from 'prom-client'
import type { Limits, RateLimit } from '../../../platform/limits'
import type { Logger } from '../../../platform/log'
import { type CodeRequest, ceilingLimits, codeBudget, type SmsCeiling } from './code-budget.rules'

type BudgetDeps = {
  limits: Limits
  sent: Counter<'outcome'>
  log: Logger
  ceiling: SmsCeiling
}

/** Counts an SMS against every budget; resolves with the limits to refund if it is not sent. */
export function createSmsBudget({ limits, sent, log, ceiling }: BudgetDeps) {
  return async (request: CodeRequest): Promise<RateLimit[]> => {
    const budget = codeBudget(request)
    await limits.take(budget, 'account.code_too_soon')
    const { counted, exceeded } = await limits.count(
      ceilingLimits(request, ceiling),
      'account.sms_ceiling',
    )
    if (!exceeded) return [...budget, ...counted]
    await limits.refund([...budget, ...counted])
    sent.inc({ outcome: 'ceiling' })
    log.error(
      { ceiling, details: exceeded.details },
      'the ceiling of all SMS is reached: codes are not sent',
    )
    throw exceeded
  }
}
