import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BodyOf, Endpoint, Envelope, QueryOf, ReplyOf } from '@saidian/shared/contracts'
import { CommandError } from './command-error'

/** Where the registry answers, and the `VAR_DIR` of its server, which holds the token. */
export type RegistryPlace = { internalUrl: string; varDir: string }

export type RegistryClient = {
  call: <E extends Endpoint>(
    endpoint: E,
    input: { query?: QueryOf<E>; body?: BodyOf<E> },
  ) => Promise<ReplyOf<E>>
}

/** Calls the administration of a registry. Every failure is a `CommandError` that says what to do. */
export function registryClient({ internalUrl, varDir }: RegistryPlace): RegistryClient {
  return {
    call: async (endpoint, { query, body }) => {
      const token = await readToken(varDir)
      const address = new URL(endpoint.path, internalUrl)
      for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value))
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const { method } = endpoint
      const reply = await fetch(address, {
        method,
        headers: body ? headers : { authorization: headers.authorization },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }).catch((error: unknown) => {
        throw new CommandError(
          `No registry answers at ${internalUrl} (${reasonOf(error)}). Is the server running?`,
        )
      })
      return dataOf(await reply.text(), internalUrl)
    },
  }
}

async function readToken(varDir: string): Promise<string> {
  const file = join(varDir, 'keys/publish-token')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    throw new CommandError(
      `The publish token ${file} cannot be read (${reasonOf(error)}). It is made when the server starts; set VAR_DIR to the server's.`,
    )
  }
}

function dataOf<T>(text: string, internalUrl: string): T {
  const envelope = parse(text)
  if (!envelope)
    throw new CommandError(`What answers at ${internalUrl} is not the registry: ${text.slice(0, 80)}`)
  if (envelope.data === null || envelope.code !== 200)
    throw new CommandError(`${envelope.reason ?? envelope.code}: ${envelope.message}`)
  return envelope.data as T
}

function parse(text: string): Envelope<unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value && 'code' in value ? (value as Envelope<unknown>) : null
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
