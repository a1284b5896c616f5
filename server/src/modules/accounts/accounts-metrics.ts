import { Counter } from 'prom-client'
import { RequestError } from '../../platform/errors'
import type { Metrics } from '../../platform/metrics'

/** Counts what became of a call: `ok`, the reason of its refusal, or `fault`. */
export type CountCalls = <Told>(call: string, told: Promise<Told>) => Promise<Told>

/** For the operator: many wrong passwords, codes or shut gates at once are somebody at work. */
export function countCalls(metrics: Metrics): CountCalls {
  const calls = new Counter({
    name: 'accounts_calls_total',
    help: 'Registrations, logins, codes and changes of passwords, by what became of them',
    labelNames: ['call', 'outcome'],
    registers: [metrics],
  })
  return async (call, told) => {
    try {
      const answer = await told
      calls.inc({ call, outcome: 'ok' })
      return answer
    } catch (error) {
      calls.inc({ call, outcome: error instanceof RequestError ? error.reason : 'fault' })
      throw error
    }
  }
}
