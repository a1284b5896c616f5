import type { DataCommand } from './data-command'
import { explainCommand } from './explain-command'
import { importCommand } from './import/import-command'
import { undoCommand } from './undo-command'

/** All subcommands of `pnpm data`, in the order of the help. */
export const DATA_COMMANDS: readonly DataCommand[] = [importCommand, undoCommand, explainCommand]
