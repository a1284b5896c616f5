import { useSearchParams } from '@saidian/shared/router'
import { QuestionAnswer } from '../features/questions/question-answer'
import { SubPage } from '../frame/sub-page'

/** One of the questions, `?id=`. */
export function DoubtPage() {
  const [query] = useSearchParams()
  return (
    <SubPage title="问题详情">
      <QuestionAnswer id={query.get('id')} />
    </SubPage>
  )
}
