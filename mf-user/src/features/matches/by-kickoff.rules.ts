import type { Follow } from '@saidian/shared/contracts'

/** A match is over by then, with extra time and a shoot-out. */
const LONGEST_MS = 4 * 3_600_000

/** Followed matches that are still to come or on, the next one first; then the others, the last one first. */
export function byKickoff(follows: readonly Follow[], nowMs: number): { title: string; matches: Follow[] }[] {
  const matches = follows.filter(({ kind, isOn }) => kind === 'match' && isOn)
  const isAhead = ({ kickoffAt }: Follow) => kickoffAt !== null && kickoffAt * 1000 + LONGEST_MS > nowMs
  const time = ({ kickoffAt }: Follow) => kickoffAt ?? 0
  return [
    { title: '未结束', matches: matches.filter(isAhead).sort((a, b) => time(a) - time(b)) },
    {
      title: '已结束',
      matches: matches.filter((match) => !isAhead(match)).sort((a, b) => time(b) - time(a)),
    },
  ]
}
