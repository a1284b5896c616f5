import {
  PIN_PARAM,
  type RemoteState,
  registryEndpoints as registry,
} from '@saidian/shared/contracts/registry'
import { faultText } from '../../server/src/modules/registry/check'
import { checkBuilt } from '../check-remote/check-built'
import { CommandError } from '../staff/command-error'
import type { StaffClient } from '../staff/staff-client'
import { table } from '../staff/table'
import { builtFolders, distOf } from './built-remote'
import { publishDist } from './publish'

export type Options = { promote?: boolean; limit?: string; link?: boolean; minutes?: string }
type Command = (client: StaffClient, args: string[], options: Options) => Promise<string>

/** Commands of `pnpm remote`; each returns the text to print. */
export const COMMANDS: Record<string, Command> = {
  publish: async (client, args, options) => {
    const folders = args.length > 0 ? args.map((given) => distOf(given)) : await builtFolders()
    if (folders.length === 0) throw new CommandError('No remote is built. Run `pnpm build` first.')
    const lines: string[] = []
    for (const dist of folders) {
      const { name, version, isNew } = await publishDist(client, dist)
      const body = { name, version }
      if (options.promote) await client.call(registry.promote, { body })
      const was = isNew ? 'published' : 'was published already'
      lines.push(`${name} ${version} ${was}${options.promote ? ' and is stable' : ''}`)
    }
    return lines.join('\n')
  },

  check: async (_, args) => {
    const folders = args.length > 0 ? args.map((given) => distOf(given)) : await builtFolders()
    const results = await Promise.all(folders.map((dist) => checkBuilt(dist)))
    const broken = results.filter(({ faults }) => faults.length > 0)
    if (broken.length === 0)
      return results.map(({ name, version }) => `${name} ${version} may be published`).join('\n')
    throw new CommandError(
      broken
        .map(({ name, version, faults }) =>
          [`${name} ${version} may not be published`, ...faults.map(faultText)].join('\n'),
        )
        .join('\n\n'),
    )
  },

  list: async (client) => {
    const { remotes } = await client.call(registry.list, {})
    if (remotes.length === 0) return 'Nothing is published yet. `pnpm remote publish` does it.'
    const heading = ['REMOTE', 'VERSION', 'POINTERS', 'PUBLISHED', 'BY', 'FILES', 'KB']
    return table([heading, ...remotes.flatMap(rowsOf)])
  },

  promote: async (client, args) => {
    const { name, version } = nameAndVersion(args, 'promote <remote> <version>')
    return stateLine(await client.call(registry.promote, { body: { name, version } }))
  },

  canary: async (client, args) => {
    const usage = 'canary <remote> <version> <0–100>'
    const { name, version } = nameAndVersion(args.slice(0, 2), usage)
    const percentage = Number(args[2])
    if (args.length !== 3 || !(percentage >= 0 && percentage <= 100))
      throw new CommandError(usageOf(usage))
    const body = { name, version, percentage }
    return stateLine(await client.call(registry.canary, { body }))
  },

  pin: async (client, args, options) => {
    const { name, version } = nameAndVersion(args, 'pin <remote> <version|none> [--link]')
    if (options.link) return pinLink(client, { name, version }, options)
    const body = { name, version: version === 'none' ? null : version }
    return stateLine(await client.call(registry.pin, { body }))
  },

  rollback: async (client, [name, ...rest]) => {
    if (!name || rest.length > 0) throw new CommandError(usageOf('rollback <remote>'))
    const body = { name: remoteName(name) }
    return stateLine(await client.call(registry.rollback, { body }))
  },

  audit: async (client, [name], options) => {
    const limit = Number(options.limit ?? 50)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      throw new CommandError('--limit is 1 to 1000.')
    const query = { limit, ...(name ? { name: remoteName(name) } : {}) }
    const { entries } = await client.call(registry.audit, { query })
    if (entries.length === 0) return 'Nothing has been changed yet.'
    const rows = entries.map(({ at, actor, action, name: remote, version, before, percentage }) => [
      at.replace('T', ' ').slice(0, 19),
      actor,
      percentage === null ? action : `${action} ${percentage} %`,
      remote,
      version ?? '',
      before ?? '',
    ])
    return table([['UTC', 'WHO', 'WHAT', 'REMOTE', 'VERSION', 'BEFORE'], ...rows])
  },
}

/** The query that shows a version for some minutes to one visitor; the others see theirs. */
async function pinLink(
  client: StaffClient,
  wanted: { name: string; version: string },
  options: Options,
): Promise<string> {
  const minutes = Number(options.minutes ?? 30)
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 1440)
    throw new CommandError('--minutes is 1 to 1440.')
  const body = { ...wanted, minutes }
  const { token, expiresAt } = await client.call(registry.pinLink, { body })
  return `?${PIN_PARAM}=${encodeURIComponent(token)}\nvalid until ${expiresAt}`
}

function remoteName(given: string): string {
  return given.replaceAll('-', '_')
}

function nameAndVersion(
  [name, version, ...rest]: string[],
  usage: string,
): { name: string; version: string } {
  if (!name || !version || rest.length > 0) throw new CommandError(usageOf(usage))
  return { name: remoteName(name), version }
}

function usageOf(usage: string): string {
  return `Usage: pnpm remote ${usage}`
}

function stateLine({ name, stable, previous, canary, pin }: RemoteState): string {
  return [
    `${name}: stable ${stable ?? 'none'}`,
    ...(previous ? [`before it ${previous}`] : []),
    ...(canary ? [`canary ${canary.version} for ${canary.percentage} %`] : []),
    ...(pin ? [`pinned to ${pin}`] : []),
  ].join(', ')
}

function rowsOf({ name, stable, previous, canary, pin, versions }: RemoteState): string[][] {
  return versions.map(({ version, publisher, publishedAt, files, bytes }) => {
    const pointers = [
      ...(version === pin ? ['pinned'] : []),
      ...(version === stable ? ['stable'] : []),
      ...(version === canary?.version ? [`canary ${canary.percentage} %`] : []),
      ...(version === previous ? ['previous'] : []),
    ]
    const when = publishedAt.replace('T', ' ').slice(0, 16)
    return [
      name,
      version,
      pointers.join(', '),
      when,
      publisher,
      String(files),
      (bytes / 1024).toFixed(0),
    ]
  })
}
