import { useSearchParams } from '@saidian/shared/router'
import { Segmented } from '@saidian/shared/ui'
import { CaseList } from '../../features/cases/case-list'
import { OwnComments } from '../../features/own-comments/own-comments'
import { SubPage } from '../../layout/sub-page'

const TABS = [
  { key: 'comments', text: '评论' },
  { key: 'cases', text: '审核与申诉' },
] as const

/** 我的评论, and what became of what the member wrote. */
export function CommentsPage() {
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'cases' ? 'cases' : 'comments'
  return (
    <SubPage title="我的评论">
      <Segmented
        label="我的评论"
        items={TABS}
        value={tab}
        onChoose={(key) => setQuery(key === 'comments' ? {} : { tab: key }, { replace: true })}
      />
      {tab === 'comments' ? <OwnComments /> : <CaseList />}
    </SubPage>
  )
}
