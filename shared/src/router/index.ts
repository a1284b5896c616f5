/** The symbols of react-router that the product uses. A facade, because sharing the whole library ends its tree shaking. */
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  redirect,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
