import { Navigate, useParams } from '@saidian/shared/router'
import { livePaths } from '../paths'
import { MatchScreen } from './match-screen'

/** A football match. An address without a valid id redirects to the list. */
export function MatchPage() {
  const { id } = useParams()
  const matchId = Number(id)
  if (!Number.isSafeInteger(matchId) || matchId <= 0)
    return <Navigate to={livePaths.list('football', 'js')} replace />
  return <MatchScreen key={matchId} matchId={matchId} />
}
