import type { Module } from '../platform/module'

/** Runs every job of the module once, without its schedule. */
export async function runJobs({ jobs = [] }: Pick<Module, 'jobs'>): Promise<void> {
  for (const job of jobs) await job.run(new AbortController().signal)
}
