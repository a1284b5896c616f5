import { stepsBehind, useLocation, useNavigate, useSearchParams } from '@saidian/shared/router'

/** Something that lies over the page under a name in the query: back closes it, a reload keeps it. */
export function useOverlay(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return {
    isOpen: query.has(name),
    open: () => navigate(`${pathname}?${name}`),
    // Opened by its address: there is nothing of ours to go back to.
    close: () => (stepsBehind() > 0 ? navigate(-1) : navigate(pathname, { replace: true })),
  }
}
