import { readStored, useAppSelector, writeStored } from '@saidian/shared/store'
import { useCallback, useState } from 'react'
import { type Draft, isEmpty, newDraft, parseDraft } from './draft.rules'

const KEY = 'community/drafts'

/**
 * The new post of the member, stored on this device with every change: a tab that dies loses
 * nothing.
 *
 * @param circleId the circle that 发帖 was tapped in; an earlier draft keeps its text in it
 */
export function useDraft(circleId: number | null) {
  const ownerId = useAppSelector(({ session }) => session.userInfo?.id ?? '')
  const [{ draft, isRestored }, setState] = useState(() => {
    const stored = parseDraft(readStored(KEY), ownerId)
    const given = stored ?? newDraft(ownerId, circleId)
    return {
      draft: circleId === null ? given : { ...given, circleId },
      isRestored: stored !== null && !isEmpty(stored),
    }
  })
  const change = useCallback((changed: Partial<Draft>) => {
    setState(({ draft: before, ...state }) => {
      const draft = { ...before, ...changed }
      storeDraft(draft)
      return { ...state, draft }
    })
  }, [])
  /** Begins again without what was written; the circle stays. */
  const discard = useCallback(() => {
    writeStored(KEY, null)
    setState(({ draft }) => ({
      draft: newDraft(draft.ownerId, draft.circleId),
      isRestored: false,
    }))
  }, [])
  return { draft, isRestored, change, discard }
}

/** The post was published: nothing waits any more. */
export function forgetDraft(): void {
  writeStored(KEY, null)
}

/** False when this device does not store it: it lasts as long as the page. */
export function storeDraft(draft: Draft): boolean {
  return writeStored(KEY, isEmpty(draft) ? null : draft)
}
