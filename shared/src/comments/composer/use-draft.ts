import { useState } from 'react'
import type { CommentSubject } from '../../contracts/comments'
import { useAppDispatch } from '../../store'
import type { ReplyTarget } from '../data/pending'
import { pendingRemoved, usePendingCommentsQuery } from '../data/write.api'
import { type Draft, draftName, readDraft, writeDraft } from './drafts'

const EMPTY: Draft = { text: '', key: '' }

/** The draft of a comment or a reply: stored with each change, empty while its text is sent. */
export function useDraft(subject: CommentSubject, target: ReplyTarget | null) {
  const dispatch = useAppDispatch()
  const { data: pending = [] } = usePendingCommentsQuery(subject)
  const name = draftName(subject, target?.id ?? null)
  const [draft, setDraft] = useState(() => {
    const stored = readDraft(name)
    const isSending = pending.some(({ key, state }) => key === stored.key && state === 'sending')
    return isSending ? EMPTY : stored
  })
  const change = (text: string) => {
    // The changed text takes the place of one that failed.
    const failed = pending.find(({ key, state }) => key === draft.key && state === 'failed')
    if (failed) dispatch(pendingRemoved(subject, failed.key))
    setDraft({ ...writeDraft(name, text), text })
  }
  return { draft, change }
}
