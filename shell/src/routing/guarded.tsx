import { RETURN_PARAM } from '@saidian/shared/contracts/page'
import { evaluateGuard } from '@saidian/shared/host'
import { Navigate, useLocation, useSearchParams } from '@saidian/shared/router'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import type { ReactNode } from 'react'
import { PageFault } from '../errors/page-fault'

export type GuardedProps = { guard?: string; children: ReactNode }

/** Shows a page to users whom its guard allows; a logout in another tab closes it at once. */
export function Guarded({ guard, children }: GuardedProps) {
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const { pathname, search, hash } = useLocation()
  const [query] = useSearchParams()
  const outcome = evaluateGuard(guard, {
    isLoggedIn,
    here: pathname + search + hash,
    back: query.get(RETURN_PARAM),
  })
  if (outcome.kind === 'redirect') return <Navigate to={outcome.to} replace />
  if (outcome.kind === 'unknown') throw new PageFault(500, `Unknown middleware ${outcome.name}`)
  return children
}
