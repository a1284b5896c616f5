import { registryEndpoints as registry } from '@saidian/shared/contracts/registry'
import { type Command, nameAndVersion, onlyName, textOption, usageError } from './command'
import { stateLine } from './pointing'

export const retire: Command = {
  name: 'retire',
  args: '<remote>',
  summary: 'out of every page until a promote',
  details:
    'Ends stable, canary and pin of the remote: its pages answer 频道未上线. Its files stay, so ' +
    'open pages go on. `promote` brings it back; `npm start` does not.',
  run: async (client, args) => {
    const { name } = await client.call(registry.retire, { body: onlyName(retire, args) })
    return `${name} is retired`
  },
}

export const withdraw: Command = {
  name: 'withdraw',
  args: '<remote> <version>',
  summary: 'forbid a version for good (a leak, a law, a harm)',
  details:
    'No promote, canary, pin, rollback, fallback or link leads to the version again, and links ' +
    'made before end at once. Refused while a channel or a pin points to it: promote another ' +
    'one, or retire the remote. There is no way back; publish the sources as another version.',
  options: [
    { name: 'reason', value: 'text', summary: 'shown in lists and the log', isRequired: true },
  ],
  run: async (client, args, options) => {
    const wanted = nameAndVersion(withdraw, args)
    const reason = textOption(options, 'reason')
    if (!reason) throw usageError(withdraw)
    const state = await client.call(registry.withdraw, { body: { ...wanted, reason } })
    return `${wanted.version} is withdrawn\n${stateLine(state)}`
  },
}
