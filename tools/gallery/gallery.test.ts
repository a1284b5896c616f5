import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workspaceRoot } from '../federation/workspace'
import { exampleFiles, listPieces } from './list-pieces'

const shared = join(workspaceRoot, 'shared/src')
/** Entry points with something to look at. */
const ENTRY_POINTS = ['ui', 'ui/controls', 'forms', 'charts', 'settings', 'matches']
/** Exports that show nothing by themselves; hooks and constants never do. */
const SHOWS_NOTHING: Record<string, string> = {
  classNames: 'joins strings',
  savesData: 'answers yes or no',
  prefersReducedMotion: 'answers yes or no',
  fieldOf: 'names a field',
  followToggled: 'is an action of the store',
  loadMatchList: 'loads data',
  selectMatches: 'chooses rows',
  matchTitle: 'makes a text',
  hasFactLine: 'answers yes or no',
  isScoreHidden: 'answers yes or no',
  viewOf: 'returns the view of a sport, which rows show',
}
const HOOK_OR_CONSTANT = /^(?:use[A-Z]|[A-Z][A-Z0-9_]*$)/

/** Names that an entry point exports, types left out, each with the folder it comes from. */
function exportsOf(entryPoint: string): { name: string; folder: string }[] {
  const index = readFileSync(join(shared, entryPoint, 'index.ts'), 'utf8')
  return [...index.matchAll(/^export \{([^}]+)\} from '([^']+)'/gm)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => ({ name, folder: dirname(join(entryPoint, file)) })),
  )
}

/** Identifiers of the example files in a folder. */
function namesInExamples(folder: string): Set<string> {
  const texts = exampleFiles()
    .filter((file) => dirname(file) === folder)
    .map((file) => readFileSync(join(shared, file), 'utf8'))
  return new Set(texts.join('\n').match(/\w+/g))
}

const exported = ENTRY_POINTS.flatMap((entryPoint) =>
  exportsOf(entryPoint).map((found) => ({ entryPoint, ...found })),
)

test.each(exported.filter(({ name }) => !HOOK_OR_CONSTANT.test(name) && !(name in SHOWS_NOTHING)))(
  'the gallery shows $name of shared/$entryPoint',
  ({ name, folder }) => {
    expect(namesInExamples(folder)).toContain(name)
  },
)

test.each(Object.entries(SHOWS_NOTHING))('%s, which %s, is exported and has no example', (name) => {
  const found = exported.find((entry) => entry.name === name)
  expect(found).toBeDefined()
  expect(namesInExamples(found?.folder ?? '')).not.toContain(name)
})

test('no two pieces have the same name', () => {
  expect(listPieces()).toEqual([...new Set(listPieces())])
})

test.each(exampleFiles())('%s exports a state', (file) => {
  expect(readFileSync(join(shared, file), 'utf8')).toMatch(/^export function [A-Z]\w+\(\) \{/m)
})
