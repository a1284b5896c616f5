/** Publishes the built remotes and makes them stable; `npm start` runs it as a program. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { registryEndpoints } from '@saidian/shared/contracts/registry'
import { CommandError } from '../staff/command-error'
import { type ServerPlace, type StaffClient, staffClient } from '../staff/staff-client'
import { builtFolders } from './built-remote'
import { publishDist } from './publish'

export type Outcome = {
  name: string
  version: string
  change: keyof typeof OUTCOME_TEXT
}

const OUTCOME_TEXT = {
  promoted: 'promoted',
  unchanged: 'unchanged',
  // Decisions of an operator, which a start does not undo.
  'rolled back': 'was rolled back and stays so',
  retired: 'is retired and stays so',
  withdrawn: 'is withdrawn and stays so',
} as const

/**
 * Makes every built remote stable, unless an operator rolled back from exactly this version (until
 * another one is built), retired the remote or withdrew the version. A promote by an operator ends
 * the first two. Throws `CommandError`.
 */
export async function publishBuilt(place: ServerPlace, folders?: string[]): Promise<Outcome[]> {
  const client = staffClient(place)
  const outcomes: Outcome[] = []
  for (const dist of folders ?? (await builtFolders())) {
    const { name, version } = await publishDist(client, dist)
    const change = await changeOf(client, name, version)
    if (change === 'promoted')
      await client.call(registryEndpoints.promote, { body: { name, version } })
    outcomes.push({ name, version, change })
  }
  return outcomes
}

async function changeOf(
  client: StaffClient,
  name: string,
  version: string,
): Promise<Outcome['change']> {
  const { remotes } = await client.call(registryEndpoints.list, {})
  const state = remotes.find((remote) => remote.name === name)
  if (state?.stable === version) return 'unchanged'
  const published = state?.versions.find((candidate) => candidate.version === version)
  if (published && published.withdrawn !== null) return 'withdrawn'
  const { entries } = await client.call(registryEndpoints.audit, { query: { name, limit: 200 } })
  const last = entries.find(({ action }) => ['promote', 'rollback', 'retire'].includes(action))
  if (last?.action === 'retire') return 'retired'
  return last?.action === 'rollback' && last.before === version ? 'rolled back' : 'promoted'
}

async function main(): Promise<void> {
  const internalUrl = `http://127.0.0.1:${process.env.INTERNAL_PORT || '9090'}`
  const varDir = resolve(process.env.VAR_DIR || 'var')
  for (const { name, version, change } of await publishBuilt({ internalUrl, varDir }))
    console.log(`  ${name} ${version} ${OUTCOME_TEXT[change]}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    console.error(error instanceof CommandError ? error.message : error)
    process.exitCode = 1
  })
}
