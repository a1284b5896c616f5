import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

type Program = {
  /** Checkout of the server. */
  root: string
  env: Record<string, string>
  logFile: string
  /** The source of the server, whose modules the environment may replace. */
  fromSource: boolean
}

/** One server process of the product; its log goes to a file. */
export class ServerProcess {
  private readonly child: ChildProcess

  constructor({ root, env, logFile, fromSource }: Program) {
    mkdirSync(dirname(logFile), { recursive: true })
    const log = createWriteStream(logFile, { flags: 'a' })
    const program = fromSource ? ['--import', 'tsx', 'server/src/main.ts'] : ['server/dist/main.js']
    this.child = spawn(process.execPath, ['--disable-proto=delete', ...program], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child.stdout?.pipe(log)
    this.child.stderr?.pipe(log)
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** Sends a signal and waits for the end. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.hasEnded) return
    const ended = once(this.child, 'exit')
    this.child.kill(signal)
    await ended
  }
}
