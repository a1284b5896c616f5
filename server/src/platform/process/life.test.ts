import { createLog } from '../log'
import { createLife } from './life'

const log = createLog('silent')

test('resources close once, the last opened one first, and then the process exits', async () => {
  const done: string[] = []
  const life = createLife(log, (code) => done.push(`exit ${code}`))
  life.atEnd('database', () => done.push('database'))
  life.atEnd('port', async () => done.push('port'))
  await Promise.all([life.end(0, 'SIGTERM'), life.end(1, 'SIGINT')])
  expect(done).toEqual(['port', 'database', 'exit 0'])
})

test('a step that fails does not prevent the next one', async () => {
  const done: string[] = []
  const life = createLife(log, (code) => done.push(`exit ${code}`))
  life.atEnd('database', () => done.push('database'))
  life.atEnd('port', () => Promise.reject(new Error('stuck')))
  await life.end(0, 'SIGTERM')
  expect(done).toEqual(['database', 'exit 0'])
})

test('a step that hangs is not waited for beyond the deadline', async () => {
  const code = await new Promise<number>((resolve) => {
    const life = createLife(log, resolve, 50)
    life.atEnd('port', () => new Promise(() => undefined))
    void life.end(0, 'SIGTERM')
  })
  expect(code).toBe(1)
})
