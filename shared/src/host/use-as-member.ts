import { useCallback } from 'react'
import { paths } from '../contracts/page'
import { sessionSlice, useAppSelector } from '../store'
import { useHost } from './host-context'

/**
 * Runs an act that needs an account. A visitor goes to the login instead and comes back to the same
 * page afterwards.
 */
export function useAsMember(): (act: () => void) => void {
  const host = useHost()
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  return useCallback(
    (act) => {
      const { pathname, search, hash } = window.location
      if (isLoggedIn) act()
      else host.navigate(paths.login(pathname + search + hash))
    },
    [host, isLoggedIn],
  )
}
