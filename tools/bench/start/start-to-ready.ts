import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../product/free-port'

const STOPPED_WITHIN_MS = 30_000

/**
 * Runs `npm start` in a checkout, on free ports, until it prints READY, and stops it; returns the
 * seconds.
 */
export async function startToReady(checkout: string): Promise<number> {
  const internalPort = String(await freePort())
  const ports = { PORT: String(await freePort()), CHATGPT_PORT: String(await freePort()) }
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...ownEnvironment(), ...ports, INTERNAL_PORT: internalPort, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm, its shell, the starter and the server are stopped together.
    detached: true,
  })
  try {
    await printedLine(child, /^READY http/m)
    return (performance.now() - startedAt) / 1000
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await silent(`http://127.0.0.1:${internalPort}/healthz`)
  }
}

/**
 * The environment without the variables that npm and pnpm set: an operator's shell has none of
 * them.
 */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(npm_(lifecycle|package|command|execpath|node_execpath)|INIT_CWD$|NODE_PATH$)/.test(
          name,
        ),
    ),
  )
}

async function printedLine(child: ChildProcess, pattern: RegExp): Promise<void> {
  let text = ''
  const printed = new Promise<void>((resolve) => {
    child.stdout?.on('data', (bytes) => {
      process.stdout.write(bytes)
      text += bytes
      if (pattern.test(text)) resolve()
    })
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`npm start ended with ${code} before it was ready`)
  })
  await Promise.race([printed, ended])
}

/** Resolves when no server answers and the server has had the time to close its database. */
async function silent(url: string): Promise<void> {
  for (
    const deadline = performance.now() + STOPPED_WITHIN_MS;
    performance.now() < deadline;
    await pause(200)
  )
    if (!(await fetch(url).catch(() => null))) return pause(3_000)
  throw new Error('the product does not stop')
}
