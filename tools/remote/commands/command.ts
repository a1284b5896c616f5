import { CommandError } from '../../staff/command-error'
import type { StaffClient } from '../../staff/staff-client'

/** Values of options by their names; a flag is true. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>

/** An option of a command; with a value if `value` names one, such as `text`. */
export type CommandOption = {
  name: string
  value?: string
  summary: string
  isRequired?: boolean
}

/** A command of `pnpm remote`. Help and docs/remotes.md are generated from these. */
export type Command = {
  name: string
  /** Arguments after the name, such as `<remote> <version>`. */
  args: string
  /** One line of the help. */
  summary: string
  /** What a person must know before using it, in sentences: for the documentation. */
  details: string
  options?: readonly CommandOption[]
  /** Returns the text to print. */
  run: (client: StaffClient, args: readonly string[], options: OptionValues) => Promise<string>
}

/** The command with its arguments and options, as a person writes it. */
export function usageOf({ name, args, options = [] }: Command): string {
  const flags = options.map((option) =>
    option.isRequired ? flagOf(option) : `[${flagOf(option)}]`,
  )
  return [name, args, ...flags].filter(Boolean).join(' ')
}

export function flagOf({ name, value }: CommandOption): string {
  return value ? `--${name} <${value}>` : `--${name}`
}

/** Shown when the arguments are not those of the command. */
export function usageError(command: Command): CommandError {
  return new CommandError(`Usage: pnpm remote ${usageOf(command)}`)
}

/** `mf-live` or `mf_live` → `mf_live`. */
export function remoteName(given: string): string {
  return given.replaceAll('-', '_')
}

/** Exactly a remote and a version. */
export function nameAndVersion(
  command: Command,
  [name, version, ...rest]: readonly string[],
): { name: string; version: string } {
  if (!name || !version || rest.length > 0) throw usageError(command)
  return { name: remoteName(name), version }
}

/** Exactly a remote. */
export function onlyName(command: Command, [name, ...rest]: readonly string[]): { name: string } {
  if (!name || rest.length > 0) throw usageError(command)
  return { name: remoteName(name) }
}

/** A whole number in a range, with a default. */
export function numberOption(
  options: OptionValues,
  { name, fallback, max }: { name: string; fallback: number; max: number },
): number {
  const number = Number(options[name] ?? fallback)
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw new CommandError(`--${name} is 1 to ${max}.`)
  return number
}

/** The text of an option, absent without it. */
export function textOption(options: OptionValues, name: string): string | undefined {
  const text = options[name]
  return typeof text === 'string' ? text : undefined
}
