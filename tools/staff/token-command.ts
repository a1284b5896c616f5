import { parseArgs } from 'node:util'
import { STAFF_SCOPES, securityEndpoints } from '@saidian/shared/contracts/security'
import { CommandError } from './command-error'
import { PLACE_HELP, PLACE_OPTIONS, placeOf } from './run-command'
import { staffClient } from './staff-client'
import { table } from './table'

const HELP = `pnpm staff-token <command>

  create <person> <scope…> [--days n]   a token, shown once; 90 days unless --days (0: without end)
  list                                  every token, whose it is and what it may do
  revoke <id>                           ends a token at once

Scopes: publish:mf_live (one remote), publish:*, *,
  ${STAFF_SCOPES.join(', ')}

Options
${PLACE_HELP}`

const DEFAULT_DAYS = 90

/** `pnpm staff-token <command>`: tokens of the staff. */
export async function tokenCommand(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...PLACE_OPTIONS, days: { type: 'string' } },
  })
  const [command, ...operands] = positionals
  if (values.help || command === undefined || command === 'help') return HELP
  const client = staffClient(placeOf(values))
  if (command === 'create') {
    const [name, ...scopes] = operands
    const days = Number(values.days ?? DEFAULT_DAYS)
    if (!name || scopes.length === 0 || !Number.isInteger(days) || days < 0)
      throw new CommandError(HELP)
    const body = { name, scopes, days: days === 0 ? null : days }
    const made = await client.call(securityEndpoints.createToken, { body })
    const note = 'It is not shown again: use it as SAIDIAN_TOKEN.'
    return `${made.secret}\nToken ${made.id} of ${name}. ${note}`
  }
  if (command === 'list') {
    const { tokens } = await client.call(securityEndpoints.listTokens, {})
    const rows = tokens.map(({ id, name, scopes, createdBy, createdAt, expiresAt, revokedAt }) => {
      const end = revokedAt ? 'revoked' : (expiresAt?.slice(0, 10) ?? 'never')
      return [id, name, scopes.join(' '), createdAt.slice(0, 10), createdBy, end]
    })
    return table([['ID', 'WHO', 'SCOPES', 'CREATED', 'BY', 'ENDS'], ...rows])
  }
  if (command === 'revoke' && operands[0] && operands.length === 1) {
    const [id] = operands
    const { isRevoked } = await client.call(securityEndpoints.revokeToken, { body: { id } })
    if (!isRevoked) throw new CommandError(`There is no token ${id} to revoke.`)
    return `Token ${id} is revoked.`
  }
  throw new CommandError(HELP)
}
