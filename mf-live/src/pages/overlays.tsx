import { LoadingOverlay } from '@saidian/shared/ui'
import { lazy, Suspense } from 'react'
import type { KeptLeagues } from '../features/league-filter/use-kept-leagues'
import { useFootballFilterQuery } from '../features/scoreboard/scoreboard.api'
import type { Overlay } from '../paths'
import { OverList } from './over-list'

// Both bring the form controls, which nobody needs who only reads scores.
const LeagueFilter = lazy(async () => ({
  default: (await import('../features/league-filter/league-filter')).LeagueFilter,
}))
const ListSettings = lazy(async () => ({
  default: (await import('../features/list-settings/list-settings')).ListSettings,
}))

export type OverlaysProps = {
  overlay: Overlay | null
  /** Day whose leagues the filter lists; today without it. */
  date?: string
  leagues: KeptLeagues
  onClose: () => void
}

/** The filter or the settings over the list. */
export function Overlays({ overlay, date, leagues, onClose }: OverlaysProps) {
  if (overlay === null) return null
  return (
    <OverList>
      <Suspense fallback={<LoadingOverlay />}>
        {overlay === 'filter' ? (
          <FilterOverlay date={date} leagues={leagues} onClose={onClose} />
        ) : (
          <ListSettings onClose={onClose} />
        )}
      </Suspense>
    </OverList>
  )
}

function FilterOverlay({ date, leagues, onClose }: Omit<OverlaysProps, 'overlay'>) {
  const { data, isError, refetch } = useFootballFilterQuery(date ? { date } : {}, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <LeagueFilter
      groups={data}
      hasFailed={isError}
      onRetry={refetch}
      kept={leagues.kept}
      onSave={(ids) => {
        leagues.keep(ids)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
