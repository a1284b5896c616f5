import { openQuestionWorld, type QuestionWorld } from './testing/question-world'
import { TALKS, type Talk } from './testing/questions'

let world: QuestionWorld
beforeAll(async () => {
  world = await openQuestionWorld()
})
afterAll(() => world.close())

test('there are at least 120 questions, a third of them follow-ups', () => {
  const questions = TALKS.flat().length
  const followUps = questions - TALKS.length
  expect(questions).toBeGreaterThanOrEqual(120)
  expect(followUps * 3).toBeGreaterThanOrEqual(questions)
})

test.each(
  TALKS.map((talk): [string, Talk] => [talk.map(([question]) => question).join(' > '), talk]),
)('%s', async (_, talk) => {
  const before: { question: string; text: string }[] = []
  for (const [question, contains, not = []] of talk) {
    const { text, sources, unsourced, error, suggestions } = await world.ask(question, before)
    expect({ question, text, error }).toMatchObject({ error: null })
    for (const part of contains) expect(`${question}: ${text}`).toContain(part)
    for (const part of not) expect(`${question}: ${text}`).not.toContain(part)
    expect(unsourced).toEqual([])
    expect(suggestions.length).toBeLessThanOrEqual(4)
    // A figure has a source, and a source a page and a time.
    if (/\[\d\]/.test(text)) expect(sources.length).toBeGreaterThan(0)
    for (const { link, at } of sources) {
      expect(link).toMatch(/^\/(live|vlive)\//)
      expect(at).toBeGreaterThan(0)
    }
    before.push({ question, text })
  }
})
