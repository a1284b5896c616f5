import { ownProgram } from './platform/process/own-program'
import { supervise } from './platform/process/supervisor'

const { file, execArgv } = ownProgram(new URL('./main.ts', import.meta.url))
const supervisor = supervise(
  { file, execArgv: ['--disable-proto=delete', ...execArgv] },
  (line) => {
    process.stderr.write(`${line}\n`)
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => supervisor.stop(signal))
process.exit(await supervisor.ended)
