import { useBack } from '@saidian/shared/router'
import { Page } from '@saidian/shared/ui/subpages'
import { NoticeList } from '../features/notice-list/notice-list'
import { ReadAllButton } from '../features/notice-list/read-all-button'
import { messagePaths } from '../paths'

/** 互动消息: likes, replies and mentions. */
export function NotePage() {
  const back = useBack(messagePaths.home())
  return (
    <Page title="互动消息" onBack={back} actions={<ReadAllButton scope="note" />}>
      <NoticeList scope="note" />
    </Page>
  )
}
