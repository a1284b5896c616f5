import { QuestionList } from '../../features/questions/question-list'
import { SubPage } from '../../layout/sub-page'

/** 常见问题. */
export function QuestionPage() {
  return (
    <SubPage title="常见问题">
      <QuestionList />
    </SubPage>
  )
}
