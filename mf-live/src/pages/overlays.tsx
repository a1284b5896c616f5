import { beijingDate } from '@saidian/shared/lib'
import { LoadingOverlay } from '@saidian/shared/ui'
import { lazy, Suspense } from 'react'
import type { FilterView } from '../features/league-filter/filter-view'
import type { SavedFilter } from '../features/league-filter/use-match-filter'
import type { ListSource } from '../features/match-list/order/layout.rules'
import type { Overlay } from '../paths'
import { OverlayLayer } from './overlay-layer'

// Lazy: both include the form controls, which the score lists do not need.
const LeagueFilter = lazy(async () => ({
  default: (await import('../features/league-filter/league-filter')).LeagueFilter,
}))
const ListSettings = lazy(async () => ({
  default: (await import('../features/list-settings/list-settings')).ListSettings,
}))

export type OverlaysProps = {
  view: FilterView
  overlay: Overlay | null
  /** The list whose leagues the filter counts; today's list without it. */
  source?: ListSource
  saved: SavedFilter
  onClose: () => void
}

/** The filter or the settings over the list. */
export function Overlays({ view, overlay, source, saved, onClose }: OverlaysProps) {
  if (overlay === null) return null
  return (
    <OverlayLayer>
      <Suspense fallback={<LoadingOverlay />}>
        {overlay === 'filter' ? (
          <FilterOverlay view={view} source={source} saved={saved} onClose={onClose} />
        ) : (
          <ListSettings onClose={onClose} />
        )}
      </Suspense>
    </OverlayLayer>
  )
}

function FilterOverlay({ view, source, saved, onClose }: Omit<OverlaysProps, 'overlay'>) {
  const day = source?.kind === 'day' ? source : null
  const { data, error, refetch } = view.useLeagues(
    day ? { date: day.date, type: day.type } : undefined,
    { refetchOnMountOrArgChange: true },
  )
  return (
    <LeagueFilter
      view={view}
      groups={data}
      isToday={day === null || day.date === beijingDate(Date.now())}
      hasFailed={error !== undefined}
      onRetry={refetch}
      filter={saved.filter}
      onSave={(filter) => {
        saved.save(filter)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
