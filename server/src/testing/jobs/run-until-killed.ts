/** A program for tests: runs a job of the product, and is killed after its n-th statement. */
import { openJobProcess } from './job-process'
import { productJobs } from './product-jobs'

const [url = '', varDir = '', name = '', last = '1'] = process.argv.slice(2)
const { run } = openJobProcess(productJobs.open, { url, varDir })
await run(name, ({ count }) => {
  if (count === Number(last)) process.kill(process.pid, 'SIGKILL')
})
