import { Navigate, useParams } from '@saidian/shared/router'
import { livePaths } from '../paths'
import type { SportMatch } from '../sports/sport-match'
import { MatchScreen } from './match-screen'

/** A match. An address without a valid id redirects to the list. */
export function MatchPage({ view }: { view: SportMatch }) {
  const { id } = useParams()
  const matchId = Number(id)
  if (!Number.isSafeInteger(matchId) || matchId <= 0)
    return <Navigate to={livePaths.list(view.sport, 'js')} replace />
  return <MatchScreen key={matchId} view={view} matchId={matchId} />
}
