import { ClearHistory } from '../../features/history/clear-history'
import { HistoryList } from '../../features/history/history-list'
import { SubPage } from '../../layout/sub-page'

/** 浏览历史. */
export function HistoryPage() {
  return (
    <SubPage title="浏览历史" actions={<ClearHistory />}>
      <HistoryList />
    </SubPage>
  )
}
