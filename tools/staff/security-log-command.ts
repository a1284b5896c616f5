import { parseArgs } from 'node:util'
import { securityEndpoints } from '@saidian/shared/contracts/security'
import { CommandError } from './command-error'
import { PLACE_HELP, PLACE_OPTIONS, placeOf } from './run-command'
import { staffClient } from './staff-client'
import { table } from './table'

const HELP = `pnpm security-log <command>

  list [--limit n]   the newest records (50)
  verify             checks the whole chain; fails at the first changed or removed record

Options
${PLACE_HELP}`

/** `pnpm security-log verify|list`: events that matter for security. */
export async function securityLogCommand(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...PLACE_OPTIONS, limit: { type: 'string' } },
  })
  const [command] = positionals
  const client = staffClient(placeOf(values))
  if (command === 'verify') {
    const { records, fault } = await client.call(securityEndpoints.verifyLog, {})
    if (fault !== null) throw new CommandError(`After ${records} sound records: ${fault}.`)
    return `${records} records, all as they were written.`
  }
  if (command === 'list') {
    const limit = Number(values.limit ?? 50)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      throw new CommandError('--limit is 1 to 1000.')
    const { records } = await client.call(securityEndpoints.listRecords, { query: { limit } })
    const rows = records.map(({ id, at, actor, act, outcome, network, about }) => [
      String(id),
      at.replace('T', ' ').slice(0, 19),
      actor,
      act,
      outcome,
      network ?? '',
      about ?? '',
    ])
    return table([['ID', 'UTC', 'WHO', 'WHAT', 'OUTCOME', 'FROM', 'ABOUT'], ...rows])
  }
  if (values.help || command === undefined || command === 'help') return HELP
  throw new CommandError(HELP)
}
