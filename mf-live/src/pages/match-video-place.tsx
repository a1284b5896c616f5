import type { PlaceValues } from '@saidian/shared/contracts/registry'
import { type ContributionOf, WidgetView } from '@saidian/shared/host'
import { ErrorState } from '@saidian/shared/ui'
import css from './match-screen.module.css'

type MatchVideoPlaceProps = PlaceValues<'match.video'> & { widget: ContributionOf<'match.video'> }

/** The place of a video, which a remote fills; it has its height before the code has loaded. */
export function MatchVideoPlace({ widget, sport, matchId }: MatchVideoPlaceProps) {
  return (
    <WidgetView
      load={widget.load}
      values={{ sport, matchId }}
      loading={<div className={css.video} role="status" aria-label="加载中" />}
      failure={(retry) => <ErrorState text="视频加载失败，请稍后再试" onRetry={retry} />}
    />
  )
}
