/** A program for tests: runs a job that says when it begins and never ends, until it is killed. */
import { Registry } from 'prom-client'
import { connect } from '../../database'
import { createLog } from '../../log'
import { createJobs, type Job } from '..'

const [url = ''] = process.argv.slice(2)
const log = createLog('silent')
const job: Job = {
  name: 'test/job',
  schedule: { everyMs: 100 },
  limitMs: 600_000,
  run: () =>
    new Promise(() => {
      process.stdout.write('running\n')
    }),
}
const timing = { tickMs: 20, leaseMs: 1_000 }
const jobs = createJobs({
  db: connect(url, log),
  log,
  metrics: new Registry(),
  jobs: [job],
  ...timing,
})
void jobs.start?.(new AbortController().signal)
setInterval(() => undefined, 1_000)
