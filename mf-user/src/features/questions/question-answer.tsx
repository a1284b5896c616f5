import { useHost } from '@saidian/shared/host'
import { Link } from '@saidian/shared/router'
import { EmptyState, Icon } from '@saidian/shared/ui'
import { RichText } from '@saidian/shared/ui/rich-text'
import { userPaths } from '../../paths'
import { AnswerVote } from './answer-vote'
import { findQuestion } from './question-groups'
import css from './questions.module.css'

const MAX_RELATED = 5

/** One question with its answer, a vote and related questions. */
export function QuestionAnswer({ id }: { id: string | null }) {
  const host = useHost()
  const found = findQuestion(id)
  if (!found)
    return (
      <EmptyState
        text="没有这个问题，可能已经合并到别处"
        action={{ label: '看全部问题', onChoose: () => host.navigate(userPaths.questions()) }}
      />
    )
  const { question, group } = found
  const place = group.questions.indexOf(question)
  const others = [...group.questions.slice(place + 1), ...group.questions.slice(0, place)].slice(
    0,
    MAX_RELATED,
  )
  return (
    <>
      <article className={css.answer}>
        <p className={css.groupName}>{group.title}</p>
        <h2 className={css.question}>{question.title}</h2>
        <RichText blocks={question.answer} />
      </article>
      <AnswerVote key={question.id} questionId={question.id} />
      <section className={css.group} aria-labelledby="others">
        <h2 id="others" className={css.groupTitle}>
          相关问题
        </h2>
        <ul className={css.rows}>
          {others.map(({ id: otherId, title }) => (
            <li key={otherId}>
              <Link to={userPaths.question(otherId)} className={css.row}>
                <span>{title}</span>
                <Icon name="chevron" size={14} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
