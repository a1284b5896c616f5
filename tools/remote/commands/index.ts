import { CommandError } from '../../staff/command-error'
import { PLACE_HELP } from '../../staff/run-command'
import { type Command, flagOf, type OptionValues, usageOf } from './command'
import { audit, list } from './listing'
import { canary, pin, preview, promote, rollback } from './pointing'
import { check, publish } from './publishing'
import { retire, withdraw } from './removing'

export { type Command, flagOf, usageOf } from './command'

/** Commands of `pnpm remote`, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  publish,
  check,
  list,
  promote,
  canary,
  pin,
  preview,
  rollback,
  retire,
  withdraw,
  audit,
]

const SUMMARY_COLUMN = 41

/** The help, generated from the commands. */
export const HELP = `pnpm remote <command>

${COMMANDS.flatMap(helpLines).join('\n')}

Options
${PLACE_HELP}
docs/remotes.md explains each of them.`

function helpLines({ name, args, summary, options = [] }: Command): string[] {
  const line = (left: string, text: string) => `${left.padEnd(SUMMARY_COLUMN)}  ${text}`
  return [
    line(`  ${name} ${args}`, summary),
    ...options.map((option) => line(`    ${flagOf(option)}`, option.summary)),
  ]
}

/** Every option of every command, as `parseArgs` takes them. */
export const COMMAND_OPTIONS = Object.fromEntries(
  COMMANDS.flatMap(({ options = [] }) =>
    options.map(({ name, value }): [string, { type: 'string' | 'boolean' }] => [
      name,
      { type: value ? 'string' : 'boolean' },
    ]),
  ),
)

/** The command of a name. @throws when there is none, or when an option is not its own */
export function findCommand(name: string, given: OptionValues): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (!command) throw new CommandError(`There is no command "${name}".\n\n${HELP}`)
  const own = (command.options ?? []).map((option) => option.name)
  const foreign = Object.keys(COMMAND_OPTIONS).find(
    (option) => given[option] !== undefined && !own.includes(option),
  )
  if (foreign)
    throw new CommandError(
      `--${foreign} is no option of it. Usage: pnpm remote ${usageOf(command)}`,
    )
  return command
}
