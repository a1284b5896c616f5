export {
  type AppHistory,
  type AppLocation,
  createAppHistory,
  createMemoryHistory,
} from './app-history'
export { AppRouter, type AppRouterProps } from './app-router'
export { useLeaveGuard } from './leave-guard'
export { Link, type LinkProps } from './link'
export { Navigate } from './navigate'
export {
  type NavigateFunction,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './navigation'
export type { LoaderGiven, RouteObject } from './route-object'
export { useRouterFrame } from './router-frame'
export { stepsBehind, useBack } from './use-back'
export { matchPath, useRoutes } from './use-routes'
