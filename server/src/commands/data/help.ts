import { DATA_COMMANDS } from './commands'

const EXIT_CODES = `exit code
  0  all files were read
  1  a file was rejected, nothing could be read, or the command was called wrongly`

/** The help of `pnpm data`: every subcommand with its parameters and summary. */
export function helpText(): string {
  const commands = DATA_COMMANDS.map(({ name, parameters, summary, details }) =>
    [`  ${name} ${parameters}`, ...[summary, ...details].map((line) => `      ${line}`)].join('\n'),
  )
  return ['usage: pnpm data <command>', '', ...commands, '', EXIT_CODES].join('\n')
}
