import { readStored, writeStored } from '@saidian/shared/store'
import { useState } from 'react'

const MAX_SEARCHES = 10

function readSearches(): string[] {
  const stored = readStored('news/searches')
  if (!Array.isArray(stored)) return []
  return stored.filter((words) => typeof words === 'string').slice(0, MAX_SEARCHES)
}

/** Adds what was searched for to the history of this device, newest first. */
export function rememberSearch(words: string): void {
  const others = readSearches().filter((each) => each !== words)
  writeStored('news/searches', [words, ...others].slice(0, MAX_SEARCHES))
}

/** What was searched for on this device, and a function that forgets it. */
export function useSearches(): { searches: readonly string[]; clear: () => void } {
  const [searches, setSearches] = useState(readSearches)
  const clear = () => {
    writeStored('news/searches', null)
    setSearches([])
  }
  return { searches, clear }
}
