/**
 * The symbols of react-router-dom that the product uses. A facade, because sharing the whole
 * library ends its tree shaking.
 */
export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  redirect,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom'
export { type AppHistory, createAppHistory, createMemoryHistory } from './app-history'
export { AppRouter, type AppRouterProps } from './app-router'
export { useLeaveGuard } from './leave-guard'
export { useRouterFrame } from './router-frame'
export { stepsBehind, useBack } from './use-back'
