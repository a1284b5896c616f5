import { useLocation, useNavigate, useSearchParams } from '@saidian/shared/router'
import { type Overlay, overlayOf } from '../paths'

/**
 * The overlay of the list, from the address. The list stays rendered below; back closes the
 * overlay.
 */
export function useOverlay(): {
  overlay: Overlay | null
  open: (overlay: Overlay) => void
  close: () => void
} {
  const navigate = useNavigate()
  const location = useLocation()
  const [search] = useSearchParams()
  const open = (overlay: Overlay) => {
    const next = new URLSearchParams(search)
    next.set(overlay, '')
    navigate(`${location.pathname}?${next}`, {
      preventScrollReset: true,
      state: { overList: true },
    })
  }
  const close = () => {
    // If the list opened it, go back to keep the browser history true. If the address opened it,
    // remove it from the query.
    if ((location.state as { overList?: boolean } | null)?.overList) return navigate(-1)
    const rest = new URLSearchParams(search)
    rest.delete('filter')
    rest.delete('settings')
    navigate(`${location.pathname}${rest.size > 0 ? `?${rest}` : ''}`, {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { overlay: overlayOf(search), open, close }
}
