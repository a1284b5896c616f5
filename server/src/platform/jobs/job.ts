/** Work that runs again and again, in one process at a time. */
export type Job = {
  /** `<module>/<what>`: the row of the job and its label in metrics. */
  name: string
  schedule: JobSchedule
  /** The run is aborted after this time. */
  limitMs: number
  /** Stops soon after `signal` aborts: the time is over, or another process took over. */
  run: (signal: AbortSignal) => Promise<void>
}

/** A pause between two runs, or a time of day in Beijing as `04:30`. */
export type JobSchedule = { everyMs: number } | { dailyAt: string }

export type JobOutcome = 'done' | 'failed' | 'timed out' | 'stopped'
