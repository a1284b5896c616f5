export type { Job } from './job'
export { createJobs } from './jobs'
