import type { AnswerSource } from '@saidian/shared/contracts/assistant'
import { createContext } from 'react'

export type MarkdownMarks = {
  sources: readonly AnswerSource[]
  unsourced: readonly string[]
}

/** What is marked in the text of an answer. It may change after the text. */
export const MarkdownContext = createContext<MarkdownMarks>({ sources: [], unsourced: [] })
