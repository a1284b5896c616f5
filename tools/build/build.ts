/**
 * `pnpm build [--force] [--only mf-live]`: builds the changed ones of shell, remotes and server.
 * `--root` names another workspace, such as a copy made for a test.
 */
import { parseArgs } from 'node:util'
import { workspaceRoot } from '../federation'
import { buildIfChanged } from './build-if-changed'
import { targetsOf } from './targets'

const { values } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    root: { type: 'string', default: workspaceRoot },
  },
})

const all = targetsOf(values.root)
const unknown = values.only?.filter((name) => !all.some((target) => target.name === name)) ?? []
if (unknown.length > 0) {
  const known = all.map(({ name }) => name).join(', ')
  console.error(`Nothing to build called ${unknown.join(', ')}. There are: ${known}.`)
  process.exit(1)
}

for (const target of all.filter(({ name }) => values.only?.includes(name) ?? true)) {
  const startedAt = Date.now()
  try {
    const isNew = await buildIfChanged(values.root, target, values.force)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.log(isNew ? `  built ${target.name} in ${seconds} s` : `  ${target.name} is up to date`)
  } catch (error) {
    console.error(
      `  ${target.name} does not build:\n${error instanceof Error ? error.message : String(error)}`,
    )
    process.exitCode = 1
    break
  }
}
