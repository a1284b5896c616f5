import { linesOf, plainWords } from '../../prose/write'
import type { Question, QuestionGroup } from './question'

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** What a search looks through, made once for each question. */
const haystacks = new WeakMap<Question, string>()

function haystackOf(question: Question): string {
  const known = haystacks.get(question)
  if (known !== undefined) return known
  const { title, alsoCalled = '', answer } = question
  const made = folded([title, alsoCalled, ...answer.flatMap(linesOf).map(plainWords)].join('\n'))
  haystacks.set(question, made)
  return made
}

/**
 * The groups with the questions in which every word of the search occurs, in the question, its other names or its
 * answer; questions that say it in their title first. A search of spaces alone finds everything.
 */
export function searchQuestions(groups: readonly QuestionGroup[], search: string): QuestionGroup[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const saysIt = (text: string) => words.every((word) => text.includes(word))
  return groups
    .map((group) => {
      const found = group.questions.filter((question) => saysIt(haystackOf(question)))
      const isTitled = ({ title }: Question) => saysIt(folded(title))
      return {
        ...group,
        questions: [...found.filter(isTitled), ...found.filter((one) => !isTitled(one))],
      }
    })
    .filter(({ questions }) => questions.length > 0)
}
