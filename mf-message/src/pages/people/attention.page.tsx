import { Followed } from '@saidian/shared/marks'
import { PeoplePage } from '../../people/people-page'

/** 关注: whom and what the member follows. */
export function AttentionPage() {
  return (
    <PeoplePage title="关注">
      <Followed />
    </PeoplePage>
  )
}
