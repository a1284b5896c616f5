import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A real broker on a free port; it can stop and start again on the same port. */
export type TestBroker = { url: string; start: () => Promise<void>; stop: () => Promise<void> }

export async function createTestBroker(): Promise<TestBroker> {
  const port = await freePort()
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(child)
  }
  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await start()
  return { url: `nats://127.0.0.1:${port}`, start, stop }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('nats-server ended at once')))
    child.stderr?.on('data', (text: Buffer) => {
      if (text.includes('Server is ready')) resolve()
    })
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}
