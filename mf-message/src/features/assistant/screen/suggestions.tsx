import css from './screen.module.css'

type SuggestionsProps = { questions: readonly string[]; onAsk: (question: string) => void }

/** Questions that one can ask with a tap. */
export function Suggestions({ questions, onAsk }: SuggestionsProps) {
  if (questions.length === 0) return null
  return (
    <ul className={css.suggestions} aria-label="可以这样问">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={css.suggestion} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
