/** Statuses that files have, by the same names in every sport. */
export type FileStatuses = Record<
  'notStarted' | 'undecided' | 'postponed' | 'cancelled' | 'finished',
  number
>

/** How certain a status is: one that may still change is less certain than a result. */
export function certaintyBy(statuses: FileStatuses): (status: number) => number {
  const certainty = new Map([
    [statuses.notStarted, 0],
    [statuses.undecided, 1],
    [statuses.postponed, 2],
    [statuses.cancelled, 2],
    [statuses.finished, 3],
  ])
  return (status) => certainty.get(status) ?? 0
}
