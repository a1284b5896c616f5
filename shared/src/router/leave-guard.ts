import { useEffect, useRef } from 'react'

type MayLeave = () => Promise<boolean>

const guards: MayLeave[] = []

/**
 * While `isActive`, every link, `navigate` and `useBack` of the page waits for `mayLeave` and does
 * nothing when it answers false. The browser's own back and forward are not guarded.
 */
export function useLeaveGuard(isActive: boolean, mayLeave: MayLeave): void {
  const latest = useRef(mayLeave)
  useEffect(() => {
    latest.current = mayLeave
  })
  useEffect(() => {
    if (!isActive) return
    const guard = () => latest.current()
    guards.push(guard)
    return () => void guards.splice(guards.indexOf(guard), 1)
  }, [isActive])
}

/** Runs `leave` at once, or after the newest guard has allowed it. */
export function leaveWhenAllowed(leave: () => void): void {
  const mayLeave = guards.at(-1)
  if (mayLeave) void mayLeave().then((isAllowed) => isAllowed && leave())
  else leave()
}
