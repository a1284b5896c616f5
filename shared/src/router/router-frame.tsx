import { type ReactNode, useContext } from 'react'
import { UNSAFE_LocationContext, UNSAFE_NavigationContext } from 'react-router-dom'

/**
 * Puts the router around this component around something that is drawn apart from it, in a React
 * root of its own. A history has one listener, so there is one router.
 */
export function useRouterFrame(): (children: ReactNode) => ReactNode {
  const navigation = useContext(UNSAFE_NavigationContext)
  const location = useContext(UNSAFE_LocationContext)
  return (children) => (
    <UNSAFE_NavigationContext.Provider value={navigation}>
      <UNSAFE_LocationContext.Provider value={location}>{children}</UNSAFE_LocationContext.Provider>
    </UNSAFE_NavigationContext.Provider>
  )
}
