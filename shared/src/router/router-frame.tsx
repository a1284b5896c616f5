import type { ReactNode } from 'react'
import { RouterContext, useRouter } from './router-context'

/**
 * Puts the router around this component around something that is drawn apart from it, in a React
 * root of its own.
 */
export function useRouterFrame(): (children: ReactNode) => ReactNode {
  const router = useRouter()
  return (children) => <RouterContext value={router}>{children}</RouterContext>
}
