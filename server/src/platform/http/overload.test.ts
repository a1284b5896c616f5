import Fastify from 'fastify'
import { addErrorAnswers } from './answer-error'
import { addOverloadGuard } from './overload'

test('a process that cannot keep up refuses with HTTP 503 and tells when to come again', async () => {
  const app = Fastify()
  addErrorAnswers(app)
  addOverloadGuard(app, 20)
  app.get('/work', async () => 'done')
  await app.ready()
  expect((await app.inject('/work')).body).toBe('done')

  // The loop stands still across the moments when its delay is sampled.
  const answers: number[] = []
  for (let round = 0; round < 12 && !answers.includes(503); round++) {
    const end = performance.now() + 150
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve, 5))
    const answer = await app.inject('/work')
    answers.push(answer.statusCode)
    if (answer.statusCode !== 503) continue
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ code: 503, reason: 'server.busy', retryAfterMs: 5_000 })
  }
  expect(answers).toContain(503)
  await app.close()
})

test('a process that stands still for less than is allowed refuses nobody', async () => {
  const app = Fastify()
  addErrorAnswers(app)
  addOverloadGuard(app, 3_000)
  app.get('/work', async () => 'done')
  await app.ready()
  const answers: number[] = []
  for (let round = 0; round < 6; round++) {
    const end = performance.now() + 600
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve, 5))
    answers.push((await app.inject('/work')).statusCode)
  }
  expect(new Set(answers)).toEqual(new Set([200]))
  await app.close()
})
