import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { remoteFolders, workspaceRoot } from '../../federation'
import { BUDGETS, REMOTE_ENTRY } from './budgets'
import { weightsOf } from './weights'

/**
 * Checks the built files of a first page against their budgets. Prints each size, and ends with 1
 * when one is too large; `pnpm bench page` shows what it costs a fan.
 */
const entries = remoteFolders()
  .filter((folder) => existsSync(join(workspaceRoot, folder, 'src/remote.ts')))
  .map((folder) => [join(folder, 'dist', REMOTE_ENTRY.file), REMOTE_ENTRY.budget])
const weights = weightsOf(workspaceRoot, { ...BUDGETS, ...Object.fromEntries(entries) })
for (const { file, kiloBytes, budget } of weights) {
  const isTooLarge = kiloBytes > budget
  if (isTooLarge) process.exitCode = 1
  const note = isTooLarge ? ', too large: load what the first page does not need later' : ''
  console.log(`${kiloBytes.toFixed(1).padStart(6)} of ${budget} KB  ${file}${note}`)
}
