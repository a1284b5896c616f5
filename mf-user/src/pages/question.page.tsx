import { QuestionList } from '../features/questions/question-list'
import { SubPage } from '../frame/sub-page'

/** Frequently asked questions. */
export function QuestionPage() {
  return (
    <SubPage title="常见问题">
      <QuestionList />
    </SubPage>
  )
}
