import { useHost } from '@saidian/shared/host'
import { ErrorBoundary } from '@saidian/shared/ui'
import { type ReactNode, useState } from 'react'

/** The shown page's, and those of two pages that quick navigation may still clean up. */
const MAX_VISITS = 3

type Visit = { key: number; route: string; remote: string }

type PageStageProps = {
  /** Pattern of the shown route. */
  route: string
  /** Remote of that route. */
  remote: string
  children: ReactNode
}

/**
 * The shown page inside a boundary of its own, which stays, empty, after the page has left. React
 * gives what a clean-up throws to the nearest boundary that is still there: without it that is
 * the one around the next page, which would fall for a fault of the page before.
 */
export function PageStage({ route, remote, children }: PageStageProps) {
  const { report } = useHost()
  const [visits, setVisits] = useState<readonly Visit[]>([{ key: 0, route, remote }])
  const shown = visits[visits.length - 1]
  if (shown?.route !== route)
    setVisits([...visits.slice(1 - MAX_VISITS), { key: (shown?.key ?? 0) + 1, route, remote }])
  return visits.map((visit) => (
    <ErrorBoundary
      key={visit.key}
      failure={visit === shown ? rethrow : () => null}
      onFailure={(error) => report(error, { remote: visit.remote, kind: 'clean-up' })}
    >
      {visit === shown && children}
    </ErrorBoundary>
  ))
}

/** What the shown page throws is for the boundary around it. */
function rethrow(error: unknown): never {
  throw error
}
