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

/** What was said of an answer on this device, and nowhere else; saying the same again takes it back. */
export function useVote(questionId: string): [vote: Vote | null, say: (vote: Vote) => void] {
  const [vote, setVote] = useState<Vote | null>(() => readVotes()[questionId] ?? null)
  const say = (said: Vote) => {
    const { [questionId]: before, ...others } = readVotes()
    const next = before === said ? null : said
    writeStored(KEY, next ? { ...others, [questionId]: next } : others)
    setVote(next)
  }
  return [vote, say]
}
