import { useEffect } from 'react'
import { useNavigate } from './navigation'

type NavigateProps = { to: string; replace?: boolean; state?: unknown }

/** Navigates when it is rendered; shows nothing. */
export function Navigate({ to, replace, state }: NavigateProps): null {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}
