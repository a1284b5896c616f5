import { useNavigate } from '@saidian/shared/router'
import { Page } from '@saidian/shared/ui'
import { ClearHistory } from '../features/history/clear-history'
import { HistoryList } from '../features/history/history-list'
import { userPaths } from '../paths'

/** 浏览历史. */
export function HistoryPage() {
  const navigate = useNavigate()
  return (
    <Page title="浏览历史" onBack={() => navigate(userPaths.home())} actions={<ClearHistory />}>
      <HistoryList />
    </Page>
  )
}
