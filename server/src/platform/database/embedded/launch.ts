import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Places } from './places'
import type { ServiceUser } from './service-user'

export type Settings = Record<string, string>

export type Launch = {
  places: Places
  user: ServiceUser | null
  port: number
  settings: Settings
  logFile: string
}

/**
 * Starts the postmaster in its own session, so that Ctrl-C reaches only the server, which stops in
 * its own order. `exited` turns true when the postmaster does not come up.
 */
export async function launch({ places, user, port, settings, logFile }: Launch) {
  const output = await open(logFile, 'a', 0o600)
  const flags = {
    ...settings,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
  }
  const child = spawn(
    path.join(places.binaries, 'bin', 'postgres'),
    [
      '-D',
      places.data,
      ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...user, cwd: places.data, detached: true, stdio: ['ignore', output.fd, output.fd] },
  )
  const state = { exited: false }
  child.once('exit', () => {
    state.exited = true
  })
  child.once('error', () => {
    state.exited = true
  })
  child.unref()
  await output.close()
  return { pid: child.pid ?? 0, state }
}

/** Last lines of the log of the database, for the message of a failed start. */
export async function lastLines(logFile: string, count = 5): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-count).join(' | ')
}
