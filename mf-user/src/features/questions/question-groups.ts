import type { Question, QuestionGroup } from './question'
import { ACCOUNT } from './text/account'
import { COINS } from './text/coins'
import { MINORS_AND_SAFETY } from './text/minors'
import { ODDS } from './text/odds'
import { PRODUCT } from './text/product'
import { SCORES } from './text/scores'
import { WATCHING } from './text/watching'

/** Every question, in the order of the page. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  SCORES,
  ODDS,
  WATCHING,
  ACCOUNT,
  COINS,
  MINORS_AND_SAFETY,
  PRODUCT,
]

/** A question with its group; null for an id that no question has. */
export function findQuestion(
  id: string | null,
): { question: Question; group: QuestionGroup } | null {
  for (const group of QUESTION_GROUPS) {
    const question = group.questions.find((candidate) => candidate.id === id)
    if (question) return { question, group }
  }
  return null
}
