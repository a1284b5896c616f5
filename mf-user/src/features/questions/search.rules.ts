import { linesOf, plainText } from '@saidian/shared/ui/rich-text'
import type { Question, QuestionGroup } from './question'

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Searchable text of each question, built once. */
const haystacks = new WeakMap<Question, string>()

function haystackOf(question: Question): string {
  const known = haystacks.get(question)
  if (known !== undefined) return known
  const { title, alsoCalled = '', answer } = question
  const made = folded([title, alsoCalled, ...answer.flatMap(linesOf).map(plainText)].join('\n'))
  haystacks.set(question, made)
  return made
}

/**
 * Groups with the questions that contain every search term in title, further terms or answer.
 * Matches in the title come first. A search of only spaces finds everything.
 */
export function searchQuestions(groups: readonly QuestionGroup[], search: string): QuestionGroup[] {
  const terms = folded(search).split(/\s+/).filter(Boolean)
  const containsAll = (text: string) => terms.every((term) => text.includes(term))
  return groups
    .map((group) => {
      const found = group.questions.filter((question) => containsAll(haystackOf(question)))
      const isTitled = ({ title }: Question) => containsAll(folded(title))
      return {
        ...group,
        questions: [...found.filter(isTitled), ...found.filter((one) => !isTitled(one))],
      }
    })
    .filter(({ questions }) => questions.length > 0)
}
