// The server as a child of `npm start`.
import { spawn } from 'node:child_process'
import { root } from './steps.mjs'

/**
 * Starts the server under its supervisor, which restarts it after a crash. Both end with this
 * process, however it ends, and this process ends with them.
 */
export function startServer() {
  const server = spawn(process.execPath, ['server/dist/supervise.js'], {
    cwd: root,
    stdio: 'inherit',
  })
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  // A later step that fails ends this process at once; without this the server would run on.
  process.on('exit', () => server.kill('SIGTERM'))
  // npm signals only its shell, which ends without this process.
  const shell = process.ppid
  setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== shell) server.kill('SIGTERM')
  }, 500).unref()
}

/** Waits until the server answers that it is ready. */
export async function ready(url) {
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
