import type { Fixture, PlayedMatch } from '../model'
import { readModel, writeModel } from './model-file'
import type { ModelHeader } from './model-header'
import { modelOfSport, type SportPrediction } from './sport-models'

export type WorkerTask =
  /** Results of one league; before `train`. */
  | { kind: 'matches'; matches: PlayedMatch[] }
  /** Trains on all results that were sent, as of `at` seconds since 1970. */
  | { kind: 'train'; at: number }
  | { kind: 'predict'; fixtures: Fixture[] }

export type WorkerAnswer =
  | { kind: 'trained'; header: ModelHeader }
  | { kind: 'predicted'; predictions: (SportPrediction | null)[] }
  | { kind: 'failed'; why: string }

const [, , file = '', sportKey = ''] = process.argv
const leagues: ModelHeader['leagues'] = {}
const matches: PlayedMatch[] = []

async function answerTo(task: WorkerTask): Promise<WorkerAnswer | null> {
  const model = modelOfSport(sportKey)
  if (task.kind === 'train') {
    const facts = { version: model.version, trainedAt: task.at, matches: matches.length, leagues }
    return { kind: 'trained', header: await writeModel(file, facts, model.fit(matches, task.at)) }
  }
  if (task.kind === 'predict') {
    const known = await readModel(file, sportKey)
    return { kind: 'predicted', predictions: task.fixtures.map((one) => model.predict(known, one)) }
  }
  add(task.matches)
  return null
}

function add(league: PlayedMatch[]): void {
  const last = league.at(-1)
  if (!last) return
  leagues[last.leagueId] = { matches: league.length, until: last.kickoffAt }
  for (const match of league) matches.push(match)
}

process.on('message', (task: WorkerTask) => {
  answerTo(task)
    .catch((error: unknown): WorkerAnswer => ({ kind: 'failed', why: String(error) }))
    .then((answer) => answer && process.send?.(answer))
})
