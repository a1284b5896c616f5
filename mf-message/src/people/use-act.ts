import type { ApiError } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { useCallback } from 'react'

type Outcome = { data?: unknown; error?: unknown }

/**
 * Shows how an act ended: `done` after a success, the text of the server after a failure. Answers
 * whether it was done.
 */
export function useAct(): (act: PromiseLike<Outcome>, done?: string) => Promise<boolean> {
  const host = useHost()
  return useCallback(
    async (act, done) => {
      const { error } = await act
      if (error) {
        const { message } = error as Partial<ApiError>
        host.toast({ text: message || '没有成功，请稍后再试', kind: 'fail' })
      } else if (done) host.toast({ text: done, kind: 'success' })
      return !error
    },
    [host],
  )
}
