import type { Sport } from '@saidian/shared/matches'
import { EmptyState, ErrorState, Icon } from '@saidian/shared/ui'
import { Page } from '@saidian/shared/ui/subpages'
import { PanelSkeleton } from '../match/components/panel-skeleton'
import type { LiveQueryState } from '../match/live-query-state'
import css from './match-screen.module.css'
import { useBackNavigation } from './use-back-navigation'

export type MatchWithoutHeaderProps = Pick<
  LiveQueryState<never>,
  'hasFailed' | 'errorText' | 'refresh'
> & {
  sport: Sport
  /** No match with this id exists. */
  isMissing: boolean
}

/**
 * A match whose header is loading, failed to load or does not exist. It always has a back button.
 */
export function MatchWithoutHeader({
  sport,
  isMissing,
  hasFailed,
  errorText,
  refresh,
}: MatchWithoutHeaderProps) {
  const { goBack, showList } = useBackNavigation(sport)
  if (!hasFailed) {
    return (
      <div className={css.page}>
        <div className={css.headSkeleton}>
          <button type="button" className={css.back} onClick={goBack} aria-label="返回">
            <Icon name="back" size={20} />
          </button>
        </div>
        <PanelSkeleton />
      </div>
    )
  }
  return (
    <Page title="比赛" onBack={goBack}>
      {isMissing ? (
        <EmptyState text="比赛不存在" action={{ label: '看即时比分', onChoose: showList }} />
      ) : (
        <ErrorState text={errorText} onRetry={refresh} />
      )}
    </Page>
  )
}
