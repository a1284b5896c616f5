/** What other modules ask of the lists. */
export type FootballLists = {
  /** Matches of today's list; refuses while it was not read yet. */
  today: () => number[]
  /** Matches of one Beijing day (`yyyy-MM-dd`); refuses a day outside the seasons. */
  day: (date: string) => Promise<number[]>
  /** Whose matches the lists show, as rows name their source. */
  sources: () => string[]
}
