import {
  PIN_PARAM,
  type RemoteState,
  registryEndpoints as registry,
} from '@saidian/shared/contracts/registry'
import { type Command, nameAndVersion, numberOption, onlyName, usageError } from './command'

const DEFAULT_MINUTES = 30
const DAY_MINUTES = 1440

export const promote: Command = {
  name: 'promote',
  args: '<remote> <version>',
  summary: 'stable for all visitors',
  details:
    'Page loads from now on get this version; open pages keep theirs. Ends a canary of the same ' +
    'version and brings a retired remote back. Refused for a version that the shell cannot run.',
  run: async (client, args) => {
    const body = nameAndVersion(promote, args)
    return stateLine(await client.call(registry.promote, { body }))
  },
}

export const canary: Command = {
  name: 'canary',
  args: '<remote> <version> <0–100>',
  summary: 'for a share of visitors; 0 ends it',
  details:
    'A visitor stays on the same side for as long as the share lasts; a higher share only adds ' +
    'visitors, and canaries of two remotes use different ones.',
  run: async (client, args) => {
    const { name, version } = nameAndVersion(canary, args.slice(0, 2))
    const percentage = Number(args[2])
    if (args.length !== 3 || !(percentage >= 0 && percentage <= 100)) throw usageError(canary)
    return stateLine(await client.call(registry.canary, { body: { name, version, percentage } }))
  },
}

export const pin: Command = {
  name: 'pin',
  args: '<remote> <version|none>',
  summary: 'pin a remote to a version, or unpin it',
  details:
    'A pin holds all visitors at a version whatever stable and canary are, so that a promote can ' +
    'be prepared behind it.',
  run: async (client, args) => {
    const { name, version } = nameAndVersion(pin, args)
    const body = { name, version: version === 'none' ? null : version }
    return stateLine(await client.call(registry.pin, { body }))
  },
}

export const preview: Command = {
  name: 'preview',
  args: '<remote> <version>',
  summary: 'query of an address that shows a version to who opens it',
  details:
    'Prints a signed `?mf.pin=` for one page load. Any published version can be shown, also one ' +
    'that no channel points to, of a remote that is retired or was never promoted.',
  options: [{ name: 'minutes', value: 'n', summary: 'validity, 1 to 1440; 30 without it' }],
  run: async (client, args, options) => {
    const wanted = nameAndVersion(preview, args)
    const range = { name: 'minutes', fallback: DEFAULT_MINUTES, max: DAY_MINUTES }
    const body = { ...wanted, minutes: numberOption(options, range) }
    const { token, expiresAt } = await client.call(registry.preview, { body })
    return `?${PIN_PARAM}=${encodeURIComponent(token)}\nvalid until ${expiresAt}`
  },
}

export const rollback: Command = {
  name: 'rollback',
  args: '<remote>',
  summary: 'stable back to the version before',
  details:
    'Needs no build: the files of every published version stay. `npm start` respects it until ' +
    'another version is built.',
  run: async (client, args) =>
    stateLine(await client.call(registry.rollback, { body: onlyName(rollback, args) })),
}

/** Where a remote points, in one line. */
export function stateLine({ name, stable, previous, canary, pin }: RemoteState): string {
  return [
    `${name}: stable ${stable ?? 'none'}`,
    ...(previous ? [`before it ${previous}`] : []),
    ...(canary ? [`canary ${canary.version} for ${canary.percentage} %`] : []),
    ...(pin ? [`pinned to ${pin}`] : []),
  ].join(', ')
}
