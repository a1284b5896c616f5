import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workspaceRoot } from '../federation/workspace'
import { exampleFiles, listPieces } from './list-pieces'

const shared = join(workspaceRoot, 'shared/src')
/** Entry points with something to look at; each below `ui` is one too. */
const SHOWN = /^\.\/((?:ui|forms|charts|settings|matches)(?:\/[a-z-]+)?)$/
const { exports: entryPoints }: { exports: Record<string, string> } = JSON.parse(
  readFileSync(join(shared, '../package.json'), 'utf8'),
)
const ENTRY_POINTS = Object.keys(entryPoints).flatMap((name) => SHOWN.exec(name)?.[1] ?? [])
/** Functions of `shared/ui` that show nothing; hooks and constants never do. */
const SHOWS_NOTHING: Record<string, string> = {
  classNames: 'joins strings',
  savesData: 'answers yes or no',
  prefersReducedMotion: 'answers yes or no',
}
const HOOK_OR_CONSTANT = /^(?:use[A-Z]|[A-Z][A-Z0-9_]*$)/
const COMPONENT = /^[A-Z][A-Za-z]*[a-z]/

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

/** A component of any entry point, or a function of `shared/ui` that shows something. */
const pieces = exported.filter(({ entryPoint, name }) =>
  entryPoint === 'ui'
    ? !HOOK_OR_CONSTANT.test(name) && !(name in SHOWS_NOTHING)
    : COMPONENT.test(name),
)

test.each(pieces)('the gallery shows $name of shared/$entryPoint', ({ name, folder }) => {
  expect(namesInExamples(folder)).toContain(name)
})

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
