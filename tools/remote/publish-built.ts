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
  change: 'promoted' | 'unchanged' | 'rolled back'
}

/**
 * Makes every built remote stable, unless an operator rolled back from exactly this version: that
 * decision holds until another version is built or an operator promotes the version. Throws
 * `CommandError`.
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
  if (remotes.find((remote) => remote.name === name)?.stable === version) return 'unchanged'
  const { entries } = await client.call(registryEndpoints.audit, { query: { name, limit: 200 } })
  const last = entries.find(({ action }) => action === 'promote' || action === 'rollback')
  return last?.action === 'rollback' && last.before === version ? 'rolled back' : 'promoted'
}

async function main(): Promise<void> {
  const internalUrl = `http://127.0.0.1:${process.env.INTERNAL_PORT || '9090'}`
  const varDir = resolve(process.env.VAR_DIR || 'var')
  for (const { name, version, change } of await publishBuilt({ internalUrl, varDir }))
    console.log(
      `  ${name} ${version} ${change === 'rolled back' ? 'was rolled back and stays so' : change}`,
    )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    console.error(error instanceof CommandError ? error.message : error)
    process.exitCode = 1
  })
}
