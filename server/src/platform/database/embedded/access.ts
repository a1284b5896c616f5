import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { readSecretFile, writeSecretFile } from '../../files/secret-file'

const Access = Type.Object({ port: Type.Integer(), password: Type.String() })
const access = Compile(Access)

/** Port and password of the embedded database; the password is generated at the first start. */
export type Access = Static<typeof Access>

export async function readAccess(dir: string): Promise<Access> {
  const file = path.join(dir, 'access.json')
  const known = await readSecretFile(file)
  if (access.Check(known)) return known
  const made = { port: await freePort(), password: randomBytes(24).toString('base64url') }
  await writeSecretFile(file, made)
  return made
}

/** The previous port when it is free, so that open pools reconnect to a restarted database. */
export async function choosePort(dir: string, known: Access): Promise<Access> {
  if (await isFree(known.port)) return known
  const moved = { ...known, port: await freePort() }
  await writeSecretFile(path.join(dir, 'access.json'), moved)
  return moved
}

export function urlOf({ port, password }: Access, database: string): string {
  return `postgres://saidian:${password}@127.0.0.1:${port}/${database}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port on 127.0.0.1')
  return address.port
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
