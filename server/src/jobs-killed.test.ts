import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { productJobs } from './testing/jobs/product-jobs'
import { differences } from './testing/jobs/stored-rows'
import { DISTURBANCES, type JobTrial, openJobTrial } from './testing/jobs/try-jobs'
import { until } from './testing/until'

const PROGRAM = path.join(__dirname, 'testing/jobs/run-until-killed.ts')

/** Without a feed and its addresses they have no work here: their modules test them alike. */
const ELSEWHERE = [
  ...['predictions/train', 'predictions/lock', 'predictions/settle', 'predictions/heads'],
  'news/feeds',
]

let trial: JobTrial
beforeAll(async () => {
  trial = await openJobTrial(productJobs)
})
afterAll(() => trial.close())

test('every job of the product is tried: it has work here', () => {
  expect(trial.idle).toEqual(ELSEWHERE)
})

test.each(DISTURBANCES)('jobs %s leave what one run leaves', async (_, disturb) => {
  expect(await trial.compare(disturb)).toEqual({})
})

test('a run killed in the harness leaves what a process killed there leaves', async () => {
  const [job, last] = ['gifts/pay-anchors', 12]
  const [tried, killed, untouched] = [await trial.copy(), await trial.copy(), await trial.copy()]
  await tried.open().run(job, ({ count }, kill) => {
    if (count === last) kill()
  })
  const args = [killed.url, killed.varDir, job, `${last}`]
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, ...args], { stdio: 'inherit' })
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
  const rowsOf = async (world: typeof tried) => (await world.left()).rows
  // The database notices a moment later that a connection has broken.
  const isSame = async () => isDeepStrictEqual(await rowsOf(tried), await rowsOf(killed))
  await until(isSame)
  expect(differences(await rowsOf(untouched), await rowsOf(tried))).not.toEqual({})
  for (const world of [tried, killed, untouched]) await world.close()
})
