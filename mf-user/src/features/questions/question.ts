import type { Block } from '@saidian/shared/ui/rich-text'

export type Question = {
  /** Part of the page address: never change it. */
  id: string
  title: string
  /** Further search terms that occur neither in the question nor in its answer. */
  alsoCalled?: string
  answer: readonly Block[]
}

export type QuestionGroup = { id: string; title: string; questions: readonly Question[] }
