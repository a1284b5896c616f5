import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { remoteFolders, workspaceRoot } from '../../federation'
import { BUDGETS, REMOTE_ENTRY } from './budgets'
import { moduleWeights } from './module-weights'
import { weightsOf } from './weights'

const SHOWN_MODULES = 15

/**
 * Checks the built files of a first page against their budgets. Prints each size, and ends with 1
 * when one is too large, after the modules that are largest in it; `pnpm bench page` shows what it
 * costs a fan.
 */
const entries = remoteFolders()
  .filter((folder) => existsSync(join(workspaceRoot, folder, 'src/remote.ts')))
  .map((folder) => [join(folder, 'dist', REMOTE_ENTRY.file), REMOTE_ENTRY.budget])
const weights = weightsOf(workspaceRoot, { ...BUDGETS, ...Object.fromEntries(entries) })
const isTooLarge = ({ kiloBytes, budget }: (typeof weights)[number]) => kiloBytes > budget
for (const weight of weights) {
  const note = isTooLarge(weight) ? ', too large: load what the first page does not need later' : ''
  const size = weight.kiloBytes.toFixed(1).padStart(6)
  console.log(`${size} of ${weight.budget} KB  ${weight.file}${note}`)
}

const tooLarge = weights.filter(isTooLarge)
if (tooLarge.length > 0) {
  process.exitCode = 1
  const modules = await moduleWeights(tooLarge.filter(({ file }) => file.endsWith('.js')))
  for (const { file, module, kiloBytes } of modules.slice(0, SHOWN_MODULES))
    console.log(`${kiloBytes.toFixed(2).padStart(6)} KB  ${module} in ${file}`)
}
