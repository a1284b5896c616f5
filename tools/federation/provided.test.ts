import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROVIDED } from './provided'
import { workspaceRoot } from './workspace'

/** Every remote bundles the contracts it uses; the others are for tests and for the shell alone. */
const NOT_PROVIDED = [
  'contracts/*',
  // Pure functions of few pages: a copy in each costs no request.
  'conversation',
  'lib/chain-check',
  'lib/lines',
  'lib/texts',
  'testing',
  'ui/document.css',
  'ui/reset.css',
  'ui/tokens.css',
]

test('the shell provides every entry point of shared', () => {
  const { exports } = JSON.parse(readFileSync(join(workspaceRoot, 'shared/package.json'), 'utf8'))
  const entryPoints = Object.keys(exports)
    .map((name) => name.replace('./', ''))
    .filter((name) => !NOT_PROVIDED.includes(name))
  const provided = PROVIDED.filter(({ packageName }) => packageName === '@saidian/shared')
  expect(provided.map(({ key }) => key.replace('@saidian/shared/', '')).sort()).toEqual(
    entryPoints.sort(),
  )
})
