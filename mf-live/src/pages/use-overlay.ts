import { useLocation, useNavigate, useSearchParams } from '@saidian/shared/router'
import { type Overlay, overlayOf } from '../paths'

/** The page over the list, as the address has it. The list below stays where it is, and back closes the page. */
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
    // Opened from the list: go back, so that forward and back stay true. Opened by its address: take it off.
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
