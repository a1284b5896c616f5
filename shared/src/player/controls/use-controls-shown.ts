import { useCallback, useEffect, useRef, useState } from 'react'

const SHOWN_MS = 3_500

/** Controls fade while the picture moves and no one touches them. `isNeeded`: they must stay. */
export function useControlsShown(isNeeded: boolean) {
  const [isShown, setShown] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback(() => {
    setShown(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(false), SHOWN_MS)
  }, [])
  const toggle = () => (isShown ? setShown(false) : show())
  useEffect(() => {
    if (!isNeeded) show()
    return () => clearTimeout(timer.current)
  }, [show, isNeeded])
  return { isShown: isShown || isNeeded, show, toggle }
}
