import { beijingDate } from '@saidian/shared/lib'
import { LoadingOverlay, Segmented } from '@saidian/shared/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { SavedFilters } from '../features/league-filter/use-match-filters'
import type { ListSource } from '../features/match-list/order/layout.rules'
import type { Overlay } from '../paths'
import type { SportLists } from '../sports/sport-lists'
import { OverlayLayer } from './overlay-layer'

// Lazy: both include the form controls, which the score lists do not need.
const LeagueFilter = lazy(async () => ({
  default: (await import('../features/league-filter/league-filter')).LeagueFilter,
}))
const ListSettings = lazy(async () => ({
  default: (await import('../features/list-settings/list-settings')).ListSettings,
}))

export type OverlaysProps = {
  /** The sports of the list. */
  sports: readonly [SportLists, ...SportLists[]]
  overlay: Overlay | null
  /** The list whose leagues the filter counts; today's list without it. */
  source?: ListSource
  saved: SavedFilters
  onClose: () => void
}

/** The filter or the settings over the list. */
export function Overlays({ sports, overlay, source, saved, onClose }: OverlaysProps) {
  if (overlay === null) return null
  return (
    <OverlayLayer>
      <Suspense fallback={<LoadingOverlay />}>
        {overlay === 'filter' ? (
          <FilterOverlay sports={sports} source={source} saved={saved} onClose={onClose} />
        ) : (
          <ListSettings sports={sports.map(({ sport }) => sport)} onClose={onClose} />
        )}
      </Suspense>
    </OverlayLayer>
  )
}

/** The filter of one sport; with several, a switch between them stands below the title. */
function FilterOverlay({ sports, ...props }: Omit<OverlaysProps, 'overlay'>) {
  const [chosen, setChosen] = useState<string>(sports[0].sport)
  const view = sports.find(({ sport }) => sport === chosen) ?? sports[0]
  return (
    <SportFilter
      key={view.sport}
      {...props}
      view={view}
      head={
        sports.length > 1 ? (
          <Segmented
            label="运动"
            items={sports.map(({ sport, title }) => ({ key: sport, text: title }))}
            value={view.sport}
            onChoose={setChosen}
          />
        ) : undefined
      }
    />
  )
}

type SportFilterProps = Omit<OverlaysProps, 'overlay' | 'sports'> & {
  view: SportLists
  head: ReactNode
}

function SportFilter({ view, head, source, saved, onClose }: SportFilterProps) {
  const day = source?.kind === 'day' ? source : null
  const { data, error, refetch } = view.filter.useLeagues(
    day ? { date: day.date, type: day.type } : undefined,
    { refetchOnMountOrArgChange: true },
  )
  return (
    <LeagueFilter
      view={view.filter}
      head={head}
      groups={data}
      isToday={day === null || day.date === beijingDate(Date.now())}
      hasFailed={error !== undefined}
      onRetry={refetch}
      filter={saved.filters.get(view.sport) ?? null}
      onSave={(filter) => {
        saved.save(view.filter, filter)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
