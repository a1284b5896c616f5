import type { DataCommand } from './data-command'
import { importCommand } from './import/import-command'

/** All subcommands of `pnpm data`, in the order of the help. */
export const DATA_COMMANDS: readonly DataCommand[] = [importCommand]
