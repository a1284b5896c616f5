import { readStored, writeStored } from '@saidian/shared/store'
import { useState } from 'react'

const KEY = 'questionVotes'

export type Vote = 'helped' | 'did-not'

function readVotes(): Record<string, Vote> {
  const stored = readStored(KEY)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([, vote]) => vote === 'helped' || vote === 'did-not'),
  )
}

/** Vote on an answer, stored on this device only. The same vote again removes it. */
export function useVote(questionId: string): [vote: Vote | null, toggleVote: (vote: Vote) => void] {
  const [vote, setVote] = useState<Vote | null>(() => readVotes()[questionId] ?? null)
  const toggleVote = (chosen: Vote) => {
    const { [questionId]: before, ...others } = readVotes()
    const next = before === chosen ? null : chosen
    writeStored(KEY, next ? { ...others, [questionId]: next } : others)
    setVote(next)
  }
  return [vote, toggleVote]
}
