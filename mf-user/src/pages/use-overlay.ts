import { stepsBehind, useLocation, useNavigate, useSearchParams } from '@saidian/shared/router'

/** Overlay opened by `?name` in the query: back closes it, a reload leaves it open. */
export function useOverlay(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return {
    isOpen: query.has(name),
    open: () => navigate(`${pathname}?${name}`),
    // Without history of this product (opened by its address), replace the address instead.
    close: () => (stepsBehind() > 0 ? navigate(-1) : navigate(pathname, { replace: true })),
  }
}
