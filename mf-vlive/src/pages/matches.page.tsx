import { useBack } from '@saidian/shared/router'
import { Page } from '@saidian/shared/ui/subpages'
import { MatchRooms } from '../features/match-rooms/match-rooms'
import { vlivePaths } from '../paths'

/** 视频赛程: matches with video. */
export function MatchesPage() {
  return (
    <Page title="视频赛程" onBack={useBack(vlivePaths.column())}>
      <MatchRooms />
    </Page>
  )
}
