import type { LoadContext } from '@saidian/shared/host'
import { useNavigate } from '@saidian/shared/router'
import { MatchAlerts } from '../features/alerts/match-alerts'
import { useMatchFilter } from '../features/league-filter/use-match-filter'
import { LiveFrame } from '../features/live-frame/live-frame'
import { Scoreboard } from '../features/scoreboard/scoreboard'
import { readTodaysBoard } from '../features/scoreboard/scoreboard.api'
import { useBoardNews } from '../features/scoreboard/use-board-news'
import { livePaths } from '../paths'
import { frameLinks } from './frame-links'
import { Overlays } from './overlays'
import { useMatchAhead } from './use-match-ahead'
import { useOverlay } from './use-overlay'

/** Begins to read the board, so that its rows are there when the page is drawn. */
export function readBoard({ context }: { context: LoadContext }) {
  return context.dispatch(readTodaysBoard())
}

/** 热门: football of today, in play first, then soon, then finished. */
export function HotPage() {
  const navigate = useNavigate()
  const saved = useMatchFilter()
  const news = useBoardNews()
  const { overlay, open, close } = useOverlay()
  const loadMatchAhead = useMatchAhead()
  return (
    <>
      <LiveFrame
        tab="hot"
        links={frameLinks}
        isFiltered={saved.filter !== null}
        onOpenFilter={() => open('filter')}
        onOpenSettings={() => open('settings')}
      >
        <Scoreboard
          source={{ kind: 'hot' }}
          grouping="league"
          filter={saved.filter}
          onClearFilter={() => saved.save(null)}
          onDrawn={loadMatchAhead}
          whenEmpty={{
            text: '今天暂无比赛',
            action: { label: '看赛程', onChoose: () => navigate(livePaths.football('sc')) },
          }}
        />
      </LiveFrame>
      <MatchAlerts news={news} filter={saved.filter} />
      <Overlays overlay={overlay} saved={saved} onClose={close} />
    </>
  )
}
