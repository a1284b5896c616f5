import { useBack } from '@saidian/shared/router'
import { Page } from '@saidian/shared/ui/subpages'
import { NoticeList } from '../features/notice-list/notice-list'
import { ReadAllButton } from '../features/notice-list/read-all-button'
import { messagePaths } from '../paths'

/** 通知. */
export function NoticePage() {
  const back = useBack(messagePaths.home())
  return (
    <Page title="通知" onBack={back} actions={<ReadAllButton scope="notice" />}>
      <NoticeList scope="notice" />
    </Page>
  )
}
