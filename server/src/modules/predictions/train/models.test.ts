import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openPredictions, type PredictionsWorld, trainOnce } from '../testing/open-predictions'
import { isTrainingDue } from './training.rules'

let world: PredictionsWorld
let trained: Awaited<ReturnType<typeof trainOnce>>
let file: string
beforeAll(async () => {
  trained = await trainOnce()
})
afterAll(() => trained.remove())
beforeEach(async () => {
  world = await openPredictions()
  await trained.giveTo(world)
  file = path.join(world.modelsDir, 'football.model')
})
afterEach(() => world.close())

const spoilt: [string, (text: string) => string][] = [
  ['of another version', (text) => text.replace(/"version":"[^"]+"/, '"version":"football-0"')],
  ['no model', () => 'no model'],
  ['empty', () => ''],
]

test.each(spoilt)('a model file that is %s predicts nothing and is replaced', async (_, spoil) => {
  const id = await world.league.addFixture()
  await writeFile(file, spoil(await readFile(file, 'utf8')))
  await world.run('lock')
  expect(await world.get(`/live/prediction/match/${id}`)).toMatchObject({ prediction: null })
  await world.run('train')
  await world.run('lock')
  expect(await world.records()).toHaveLength(1)
})

test('a damaged model fails the job once, and answers go on', async () => {
  await world.league.addFixture()
  const text = await readFile(file, 'utf8')
  await writeFile(file, `${text.slice(0, -200)}${text.slice(-199)}`)
  await expect(world.run('lock')).rejects.toThrow('damaged')
  expect(await world.get('/live/prediction/upcoming')).toMatchObject({ list: [] })
  await world.run('lock')
  await world.run('train')
  await world.run('lock')
  expect(await world.records()).toHaveLength(1)
})

test('without a model no call fails', async () => {
  await rm(world.modelsDir, { recursive: true })
  const id = await world.league.addFixture()
  await world.run('lock')
  for (const url of ['upcoming', 'past', 'scores', `match/${id}`, 'chain', 'heads'])
    expect((await world.app.inject({ url: `/live/prediction/${url}` })).statusCode).toBe(200)
})

test('a model that is fresh is not trained again', async () => {
  const before = await readFile(file, 'utf8')
  await world.run('train')
  expect(await readFile(file, 'utf8')).toBe(before)
})

const BEIJING_NOON = Date.UTC(2026, 10, 23, 4)
const HOUR_MS = 3_600_000
const trainedAgo = (hours: number) => ({
  trainedAt: (BEIJING_NOON - hours * HOUR_MS) / 1_000,
  matches: 1_000,
})

test.each([
  ['none', null, 1_000, true],
  ['one of this morning', trainedAgo(1), 1_000, false],
  ['one of yesterday', trainedAgo(2), 1_000, true],
  ['one of this morning, and many results since', trainedAgo(1), 1_500, true],
  ['none, and no results', null, 0, false],
])('training with %s', (_, model, matches, isDue) => {
  expect(isTrainingDue(model, { matches, nowMs: BEIJING_NOON })).toBe(isDue)
})
