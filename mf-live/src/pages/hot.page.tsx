import type { LoadContext } from '@saidian/shared/host'
import { loadMatchList } from '@saidian/shared/matches'
import { useNavigate } from '@saidian/shared/router'
import { MatchAlerts } from '../features/alerts/match-alerts'
import { useMatchFilter } from '../features/league-filter/use-match-filter'
import { LiveLayout } from '../features/live-layout/live-layout'
import { Scoreboard } from '../features/scoreboard/scoreboard'
import { TODAYS_FOOTBALL } from '../features/scoreboard/todays-football'
import { useBoardAlerts } from '../features/scoreboard/use-board-alerts'
import { livePaths } from '../paths'
import { headerLinks } from './header-links'
import { Overlays } from './overlays'
import { useOverlay } from './use-overlay'
import { usePrefetchMatch } from './use-prefetch-match'

/** Starts to load the board, so that the page can render its rows at once. */
export function loadBoard({ context }: { context: LoadContext }) {
  return context.dispatch(loadMatchList(TODAYS_FOOTBALL))
}

/** 热门: today's football, in play first, then upcoming, then finished. */
export function HotPage() {
  const navigate = useNavigate()
  const saved = useMatchFilter()
  const alerts = useBoardAlerts()
  const { overlay, open, close } = useOverlay()
  const prefetchMatch = usePrefetchMatch()
  return (
    <>
      <LiveLayout
        tab="hot"
        links={headerLinks}
        isFiltered={saved.filter !== null}
        onOpenFilter={() => open('filter')}
        onOpenSettings={() => open('settings')}
      >
        <Scoreboard
          source={{ kind: 'hot' }}
          grouping="league"
          filter={saved.filter}
          onClearFilter={() => saved.save(null)}
          onRendered={prefetchMatch}
          whenEmpty={{
            text: '今天暂无比赛',
            action: { label: '看赛程', onChoose: () => navigate(livePaths.football('sc')) },
          }}
        />
      </LiveLayout>
      <MatchAlerts alerts={alerts} filter={saved.filter} />
      <Overlays overlay={overlay} saved={saved} onClose={close} />
    </>
  )
}
