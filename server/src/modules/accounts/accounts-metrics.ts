import { Counter } from 'prom-client'
import { RequestError } from '../../platform/errors'
import type { Metrics } from '../../platform/metrics'

/** Counts the outcome of a call: `ok`, the reason of its error, or `fault`. */
export type CountCalls = <Result>(call: string, result: Promise<Result>) => Promise<Result>

/** For the operator: many wrong passwords, codes or exceeded limits at once mean an attack. */
export function countCalls(metrics: Metrics): CountCalls {
  const calls = new Counter({
    name: 'accounts_calls_total',
    help: 'Registrations, logins, codes and changes of passwords, by what became of them',
    labelNames: ['call', 'outcome'],
    registers: [metrics],
  })
  return async (call, result) => {
    try {
      const answer = await result
      calls.inc({ call, outcome: 'ok' })
      return answer
    } catch (error) {
      calls.inc({ call, outcome: error instanceof RequestError ? error.reason : 'fault' })
      throw error
    }
  }
}
