/** Exit codes of every subcommand, as the help tells them. */
export const EXIT = { ok: 0, failed: 1 } as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** One subcommand of `pnpm data`. */
export type DataCommand = {
  /** First word after `pnpm data`. */
  name: string
  /** What follows the name, such as `<dir> [--flag]`. */
  parameters: string
  /** One line of the list of all commands. */
  summary: string
  /** Further lines of the help; none when the summary says all. */
  details: readonly string[]
  /** Throws `ConfigError` when it is called wrongly. */
  run: (args: string[]) => Promise<ExitCode>
}
