import type { Block } from '../../prose/prose'

export type Question = {
  /** Stands in the address of its page, so it stays what it is. */
  id: string
  title: string
  /** Words people search with that stand neither in the question nor in its answer. */
  alsoCalled?: string
  answer: readonly Block[]
}

export type QuestionGroup = { id: string; title: string; questions: readonly Question[] }
