import { useHost } from '@saidian/shared/host'
import { Link, useSearchParams } from '@saidian/shared/router'
import { EmptyState, Icon } from '@saidian/shared/ui'
import { SearchField } from '@saidian/shared/ui/subpages'
import { useEffect, useState } from 'react'
import { userPaths } from '../../paths'
import { QUESTION_GROUPS } from './question-groups'
import css from './questions.module.css'
import { searchQuestions } from './search.rules'

/** Pause in typing after which the address is updated. */
const PAUSE_MS = 400

/** All questions by group, filtered by a search term in the address. */
export function QuestionList() {
  const host = useHost()
  const [query, setQuery] = useSearchParams()
  // The text is local state. The address follows after a pause in typing, because some browsers
  // limit how often it may change.
  const [search, setSearch] = useState(query.get('q') ?? '')
  useEffect(() => {
    const wanted = search.trim()
    if (wanted === (query.get('q') ?? '')) return
    const timer = setTimeout(
      () => setQuery(wanted ? { q: wanted } : {}, { replace: true }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [search, query, setQuery])
  const groups = searchQuestions(QUESTION_GROUPS, search)
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)

  return (
    <>
      <div className={css.search}>
        <SearchField
          label="搜索常见问题"
          placeholder="搜索问题，如：验证码"
          value={search}
          onChange={setSearch}
        />
      </div>
      <p className={css.found} role="status">
        {search.trim() && count > 0 ? `找到 ${count} 个问题` : ''}
      </p>
      {count === 0 && (
        <EmptyState
          text="没有找到相关问题，换个词试试，或者直接问我们"
          action={{ label: '意见反馈', onChoose: () => host.navigate(userPaths.feedback()) }}
        />
      )}
      {groups.map(({ id, title, questions }) => (
        <section key={id} className={css.group} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`} className={css.groupTitle}>
            {title}
          </h2>
          <ul className={css.rows}>
            {questions.map((question) => (
              <li key={question.id}>
                <Link to={userPaths.question(question.id)} className={css.row}>
                  <span>{question.title}</span>
                  <Icon name="chevron" size={14} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
