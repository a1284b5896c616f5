import { Navigate, useLocation, useSearchParams } from '@saidian/shared/router'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import type { ReactNode } from 'react'
import { PageFault } from '../errors/page-fault'
import { judge, RETURN_PARAM } from './guard.rules'

export type GuardedProps = { guard?: string; children: ReactNode }

/** Shows a page to those whom its guard lets pass; logging out elsewhere closes it at once. */
export function Guarded({ guard, children }: GuardedProps) {
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const { pathname, search, hash } = useLocation()
  const [query] = useSearchParams()
  const verdict = judge(guard, {
    isLoggedIn,
    here: pathname + search + hash,
    back: query.get(RETURN_PARAM),
  })
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace />
  if (verdict.kind === 'unknown') throw new PageFault(500, `Unknown middleware ${verdict.name}`)
  return children
}
