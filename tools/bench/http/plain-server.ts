import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type PlainServer = { url: string; stop: () => void }

/** Starts a plain Fastify that gives the same answer as `url` at the same path. */
export async function startPlainServer(url: string): Promise<PlainServer> {
  const program = fileURLToPath(new URL('plain-process.ts', import.meta.url))
  const child = fork(program, [url], { execArgv: ['--import', 'tsx'] })
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the plain server ended with ${code}`)
    }),
  ])
  const { pathname, search } = new URL(url)
  return { url: `http://127.0.0.1:${port}${pathname}${search}`, stop: () => child.disconnect() }
}
