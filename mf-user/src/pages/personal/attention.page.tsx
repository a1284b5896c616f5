import { Followed } from '@saidian/shared/marks'
import { SubPage } from '../../layout/sub-page'

/** 我的关注. */
export function AttentionPage() {
  return (
    <SubPage title="我的关注">
      <Followed />
    </SubPage>
  )
}
