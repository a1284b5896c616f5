import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createLog } from '../../../platform/log'
import { type PredictionsWorld, trainOnce } from '../testing/open-predictions'
import { testFootball } from '../testing/predicted-league'
import { readModel, writeModel } from './model-file'
import { createModels } from './models'

let world: PredictionsWorld
let trained: Awaited<ReturnType<typeof trainOnce>>
let file: string
beforeAll(async () => {
  trained = await trainOnce()
})
afterAll(() => trained.remove())
beforeEach(async () => {
  world = await trained.open()
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

test('of two trainings that write at once one whole model stays', async () => {
  const { version } = JSON.parse((await readFile(file, 'utf8')).split('\n')[0] ?? '')
  const facts = { version, trainedAt: 1, matches: 1, leagues: {} }
  const models = [1, 2].map((name) => ({ name, numbers: Array(200_000).fill(name) }))
  await Promise.all(models.map((model) => writeModel(file, facts, model)))
  expect(models).toContainEqual(await readModel(file, 'football'))
  expect(await readdir(world.modelsDir)).toEqual(['football.model'])
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

test('a training that is stopped leaves the model that was there', async () => {
  const outdated = (await readFile(file, 'utf8')).replace(/"trainedAt":\d+/, '"trainedAt":0')
  await writeFile(file, outdated)
  const models = createModels({ db: world.db, log: createLog('silent'), dir: world.modelsDir })
  const stop = new AbortController()
  const training = models.train(testFootball, stop.signal)
  stop.abort(new Error('the process stops'))
  await expect(training).rejects.toThrow('the process stops')
  expect(await readFile(file, 'utf8')).toBe(outdated)
  expect(await models.train(testFootball, new AbortController().signal)).toBe(true)
  expect(await models.current('football')).not.toMatchObject({ trainedAt: 0 })
})

test('a training that fails is not repeated at once, and stays reported', async () => {
  await rm(world.modelsDir, { recursive: true })
  // The model cannot be written where a file stands in place of its folder.
  await writeFile(world.modelsDir, '')
  await expect(world.run('train')).rejects.toThrow('EEXIST')
  await rm(world.modelsDir)
  await expect(world.run('train')).rejects.toThrow('EEXIST')
  await world.run('train', world.open())
  expect(await readFile(file, 'utf8')).toContain('football-')
})
