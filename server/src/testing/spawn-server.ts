import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { compileServer, SERVER_DIR } from './compile-server'

type Child = ChildProcessByStdio<null, Readable, Readable>

export type ServerProcess = {
  child: Child
  /** Address of each port. */
  url: string
  chatGptUrl: string
  internalUrl: string
  /** Every line logged so far. */
  lines: Record<string, unknown>[]
  /** Sends a signal and resolves with the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts the compiled server on free ports as production does; resolves when it logs `ready`. */
export async function spawnServer(
  env: Record<string, string>,
  preload?: string,
  descriptors?: number,
): Promise<ServerProcess> {
  const child = await spawnMain(
    { PORT: '0', CHATGPT_PORT: '0', INTERNAL_PORT: '0', RTMP_PORT: '0', FEED: 'none', ...env },
    preload,
    descriptors,
  )
  const lines: Record<string, unknown>[] = []
  const complaints: string[] = []
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)))
  const ready = await new Promise<Record<string, unknown>>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      const line = JSON.parse(text)
      lines.push(line)
      if (line.msg === 'ready') resolve(line)
    })
    child.once('exit', (code) =>
      reject(
        new Error(`server ended with ${code}: ${JSON.stringify(lines)} ${complaints.join('')}`),
      ),
    )
  })
  return {
    child,
    lines,
    url: `http://127.0.0.1:${ready.port}`,
    chatGptUrl: `http://127.0.0.1:${ready.chatGptPort}`,
    internalUrl: `http://127.0.0.1:${ready.internalPort}`,
    end: async (signal) => {
      const exited = once(child, 'exit')
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}

/** The bare process, for starts that should fail; `openFiles` limits its open files and sockets. */
export async function spawnMain(
  env: Record<string, string>,
  preload?: string,
  descriptors?: number,
): Promise<Child> {
  await compileServer()
  const extra = preload ? ['--import', `data:text/javascript,${encodeURIComponent(preload)}`] : []
  const command = [process.execPath, '--disable-proto=delete', ...extra, 'dist/main.js']
  const shell = descriptors ? ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh'] : []
  const [program = '', ...args] = [...shell, ...command]
  return spawn(program, args, {
    cwd: SERVER_DIR,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
