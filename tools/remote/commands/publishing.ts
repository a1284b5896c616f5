import { registryEndpoints as registry } from '@saidian/shared/contracts/registry'
import { faultText } from '../../../server/src/modules/registry/check'
import { checkBuilt } from '../../check-remote/check-built'
import { CommandError } from '../../staff/command-error'
import { builtFolders, distOf } from '../built-remote'
import { publishDist } from '../publish'
import { type Command, textOption } from './command'

async function foldersOf(args: readonly string[]): Promise<string[]> {
  const folders = args.length > 0 ? args.map((given) => distOf(given)) : await builtFolders()
  if (folders.length === 0) throw new CommandError('No remote is built. Run `pnpm build` first.')
  return folders
}

export const publish: Command = {
  name: 'publish',
  args: '[remote…]',
  summary: 'upload built remotes (all, mf-live or a dist folder)',
  details:
    'Checks the built files by the rules of the registry, stores them under the version that ' +
    'the build gave them and signs their description. No visitor sees the version, unless ' +
    '`--promote` makes it stable. The same files again change nothing.',
  options: [
    { name: 'promote', summary: 'also make it stable' },
    { name: 'note', value: 'text', summary: 'release note, signed with the version' },
  ],
  run: async (client, args, options) => {
    const lines: string[] = []
    for (const dist of await foldersOf(args)) {
      const note = textOption(options, 'note')
      const { name, version, isNew } = await publishDist(client, dist, note)
      const body = { name, version }
      if (options.promote) await client.call(registry.promote, { body })
      const was = isNew ? 'published' : 'was published already'
      lines.push(`${name} ${version} ${was}${options.promote ? ' and is stable' : ''}`)
    }
    return lines.join('\n')
  },
}

export const check: Command = {
  name: 'check',
  args: '[remote…]',
  summary: 'the contract check alone; needs no server',
  details:
    'Compares built remotes with the built shell beside them, as publishing does, and names each ' +
    'fault with its rule, its place and what to do. Fails when there is one.',
  run: async (_, args) => {
    const results = await Promise.all((await foldersOf(args)).map((dist) => checkBuilt(dist)))
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
}
