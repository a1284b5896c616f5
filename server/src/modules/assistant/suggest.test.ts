import type { Envelope } from '@saidian/shared/contracts/http'
import { openQuestionWorld, type QuestionWorld } from './testing/question-world'

let world: QuestionWorld
beforeAll(async () => {
  world = await openQuestionWorld()
})
afterAll(() => world.close())

async function suggested(): Promise<string[]> {
  const reply = await world.app.inject('/api/assistant/start')
  const { data } = reply.json() as Envelope<{ suggestions: string[] }>
  return data?.suggestions ?? []
}

test('every suggested question has an answer', async () => {
  const questions = await suggested()
  expect(questions).toEqual(
    expect.arrayContaining(['曼联对曼城预测', '今晚有哪些比赛', '英超积分榜']),
  )
  for (const question of questions) {
    const { text } = await world.ask(question)
    expect(`${question}: ${text}`).not.toContain('数据中没有')
  }
})
