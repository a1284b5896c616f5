import type { WorkSolution } from '@saidian/shared/contracts/http'
import type { Counter } from 'prom-client'
import type { Limits, RateLimit, Tries } from '../../../platform/limits'
import type { Logger } from '../../../platform/log'
import { LIMITS } from '../limits/limit.rules'
import {
  type CodeBudget,
  type CodeRequest,
  codeBudget,
  prefixOf,
  type SmsCeiling,
} from './code-budget.rules'
import type { DoneWork, Work } from './work/work'
import { type Use, workStep } from './work/work.rules'

type BudgetDeps = {
  limits: Limits
  sent: Counter<'outcome'>
  log: Logger
  ceiling: SmsCeiling
  work: Work
}

/** The limits that counted an SMS: to refund if it is not sent. */
type TakeSms = (request: CodeRequest, solution?: WorkSolution) => Promise<RateLimit[]>

/**
 * Counts an SMS against every budget. Where many were sent it needs work first:
 * `account.work_needed`. An SMS that is rejected counts nowhere.
 */
export function createSmsBudget(deps: BudgetDeps): TakeSms {
  const { limits, ceiling, work } = deps

  async function isUnspent({ id }: DoneWork): Promise<boolean> {
    const { exceeded } = await limits.count([spentWork(id)], 'account.work_needed')
    return exceeded === null
  }

  return async (request, solution) => {
    const budget = codeBudget(request, ceiling)
    const all = [...budget.own, ...budget.ceilings]
    const done = solution ? await work.check(request, solution) : null
    const isEnough = (step: number) => step === 0 || (done !== null && done.step >= step)
    const used = await limits.read([...new Set([...all, ...Object.values(budget.priced)])])
    // No work for what a limit rejects.
    const isFull = all.some((one) => (used.get(one) ?? 0) >= one.limit.free)
    const step = workStep(useOf(budget, ceiling, used))
    if (!isFull && !isEnough(step)) throw await work.needed(request, step)
    const tries = await countAll(deps, request, budget)
    // Others may have counted since: each does the work of its own number.
    const ownStep = workStep(useOf(budget, ceiling, new Map([...used, ...before(tries)])))
    const counted = [...tries.keys()]
    if (ownStep === 0) return counted
    if (done && isEnough(ownStep) && (await isUnspent(done)))
      return [...counted, spentWork(done.id)]
    await limits.refund(counted)
    throw await work.needed(request, ownStep)
  }
}

const spentWork = (id: string): RateLimit => ({ limit: LIMITS.codeWork, of: id })

/** Counts the SMS in every limit, or in none and throws the error of the one that rejects it. */
async function countAll(
  { limits, sent, log, ceiling }: BudgetDeps,
  { phone }: CodeRequest,
  { own, ceilings }: CodeBudget,
): Promise<Tries> {
  const ofOwn = await limits.count(own, 'account.code_too_soon')
  if (ofOwn.exceeded) {
    await limits.refund(ofOwn.counted)
    throw ofOwn.exceeded
  }
  const ofAll = await limits.count(ceilings, 'account.sms_ceiling')
  if (!ofAll.exceeded) return new Map([...ofOwn.tries, ...ofAll.tries])
  await limits.refund([...ofOwn.counted, ...ofAll.counted])
  sent.inc({ outcome: 'ceiling' })
  log.error(
    { ceiling, prefix: prefixOf(phone), details: ofAll.exceeded.details },
    'a ceiling of SMS is reached: codes are not sent',
  )
  throw ofAll.exceeded
}

/** The tries before the counted ones. */
function before(tries: Tries): [RateLimit, number][] {
  return [...tries].map(([one, number]) => [one, number - 1])
}

function useOf({ priced }: CodeBudget, ceiling: SmsCeiling, tries: Tries): Use {
  const of = (one: RateLimit) => tries.get(one) ?? 0
  return {
    network: of(priced.network),
    prefix: of(priced.prefix),
    ceilingShare: Math.max(of(priced.hour) / ceiling.perHour, of(priced.day) / ceiling.perDay),
  }
}
