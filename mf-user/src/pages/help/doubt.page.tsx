import { useSearchParams } from '@saidian/shared/router'
import { QuestionAnswer } from '../../features/questions/question-answer'
import { SubPage } from '../../layout/sub-page'

/** 问题详情: one question, by `?id=`. */
export function DoubtPage() {
  const [query] = useSearchParams()
  return (
    <SubPage title="问题详情">
      <QuestionAnswer id={query.get('id')} />
    </SubPage>
  )
}
