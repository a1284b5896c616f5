/** Exit codes of every subcommand, as in the help. */
export const EXIT = { ok: 0, failed: 1 } as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** One subcommand of `pnpm data`. */
export type DataCommand = {
  /** First word after `pnpm data`. */
  name: string
  /** The arguments after the name, such as `<dir> [--flag]`. */
  parameters: string
  /** One line of the list of all commands. */
  summary: string
  /** Further lines of the help; none when the summary is enough. */
  details: readonly string[]
  /** Throws `ConfigError` for wrong arguments. */
  run: (args: string[]) => Promise<ExitCode>
}
