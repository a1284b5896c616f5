import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROVIDED } from './provided'
import { workspaceRoot } from './workspace'

/** For tests, and a style sheet that only the shell has. */
const NOT_FOR_REMOTES = ['testing', 'ui/tokens.css']

test('the shell provides every door of shared: a bundled one would bring its own copy of what stands behind it', () => {
  const { exports } = JSON.parse(readFileSync(join(workspaceRoot, 'shared/package.json'), 'utf8'))
  const doors = Object.keys(exports)
    .map((door) => door.replace('./', ''))
    .filter((door) => !NOT_FOR_REMOTES.includes(door))
  const provided = PROVIDED.filter(({ packageName }) => packageName === '@saidian/shared')
  expect(provided.map(({ key }) => key.replace('@saidian/shared/', '')).sort()).toEqual(
    doors.sort(),
  )
})
