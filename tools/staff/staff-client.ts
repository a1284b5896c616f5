import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BodyOf, Endpoint, Envelope, QueryOf, ReplyOf } from '@saidian/shared/contracts/http'
import { CommandError } from './command-error'

/** Address of a server's internal port, and its `VAR_DIR` with the token of the machine. */
export type ServerPlace = { internalUrl: string; varDir: string }

export type StaffClient = {
  call: <E extends Endpoint>(
    endpoint: E,
    input: { query?: QueryOf<E>; body?: BodyOf<E> },
  ) => Promise<ReplyOf<E>>
}

/**
 * Calls the administration of a server with the token in `SAIDIAN_TOKEN`, or else with that of the
 * machine. Every failure is a `CommandError` with the next step.
 */
export function staffClient({ internalUrl, varDir }: ServerPlace): StaffClient {
  return {
    call: async (endpoint, { query, body }) => {
      const token = process.env.SAIDIAN_TOKEN || (await readMachineToken(varDir))
      const address = new URL(endpoint.path, internalUrl)
      for (const [name, value] of Object.entries(query ?? {}))
        address.searchParams.set(name, String(value))
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const { method } = endpoint
      const reply = await fetch(address, {
        method,
        headers: body ? headers : { authorization: headers.authorization },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }).catch((error: unknown) => {
        throw new CommandError(
          `No server answers at ${internalUrl} (${reasonOf(error)}). Is it running?`,
        )
      })
      return dataOf(await reply.text(), internalUrl)
    },
  }
}

/** The token that the server generated for this machine at its first start. */
export async function readMachineToken(varDir: string): Promise<string> {
  const file = join(varDir, 'keys/machine-token.json')
  try {
    const { secret }: { secret: string } = JSON.parse(await readFile(file, 'utf8'))
    return secret
  } catch (error) {
    throw new CommandError(
      `The token of this machine ${file} cannot be read (${reasonOf(error)}). ` +
        "It is made when the server starts; set VAR_DIR to the server's, " +
        'or SAIDIAN_TOKEN to yours.',
    )
  }
}

function dataOf<T>(text: string, internalUrl: string): T {
  const envelope = parse(text)
  if (!envelope)
    throw new CommandError(`What answers at ${internalUrl} is not the server: ${text.slice(0, 80)}`)
  if (envelope.data === null || envelope.code !== 200)
    throw new CommandError(`${envelope.reason ?? envelope.code}: ${envelope.message}`)
  return envelope.data as T
}

function parse(text: string): Envelope<unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value && 'code' in value
      ? (value as Envelope<unknown>)
      : null
  } catch {
    return null
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause && typeof cause === 'object' && 'code' in cause) return String(cause.code)
  return 'code' in error ? String(error.code) : error.message
}
