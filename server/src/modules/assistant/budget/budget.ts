import { beijingDate, beijingMidnight } from '@saidian/shared/lib'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import {
  countQuestion,
  deleteUsageBefore,
  readQuestions,
  uncountQuestion,
} from './budget.repository'

/** Who asks: a member, or visitors of one network. */
export type Asker = { memberId: string | null; network: string }

/** Questions of a Beijing day. A model costs money, the built-in assistant only reads. */
export const DAILY_QUESTIONS = {
  builtin: { member: 300, visitor: 100 },
  model: { member: 60, visitor: 15 },
} as const

export type Budget = {
  /** Counts a question; throws `assistant.budget` until the next day. `refund` takes it back. */
  take: (asker: Asker) => Promise<{ refund: () => Promise<void> }>
  left: (asker: Asker) => Promise<number>
  removeOld: () => Promise<void>
}

const DAY_MS = 86_400_000

export function createBudget(
  db: Db,
  clock: Clock,
  max: { member: number; visitor: number },
): Budget {
  const maxOf = ({ memberId }: Asker) => (memberId === null ? max.visitor : max.member)
  const today = () => beijingDate(clock.now())
  return {
    async take(asker) {
      const [day, key] = [today(), keyOf(asker)]
      const now = clock.now()
      if (!(await countQuestion(db, { day, asker: key, max: maxOf(asker) }))) {
        const retryAfterMs = beijingMidnight(now) + DAY_MS - now
        throw new RequestError('assistant.budget', { retryAfterMs })
      }
      return { refund: () => uncountQuestion(db, day, key) }
    },
    async left(asker) {
      return Math.max(0, maxOf(asker) - (await readQuestions(db, today(), keyOf(asker))))
    },
    // Those of yesterday stay: the clock may have gone ahead to the next day, and goes back.
    removeOld: () => deleteUsageBefore(db, beijingDate(clock.now() - DAY_MS)),
  }
}

const keyOf = ({ memberId, network }: Asker) =>
  memberId === null ? `network ${network}` : `member ${memberId}`
