import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export type Weight = { file: string; kiloBytes: number; budget: number }

/**
 * The packed size of each file with a budget, in KB. Throws when a file is not built: a budget
 * without a file would hold for ever.
 */
export function weightsOf(root: string, budgets: Readonly<Record<string, number>>): Weight[] {
  return Object.entries(budgets).map(([named, budget]) => {
    const file = builtFile(root, named)
    if (file === null) throw new Error(`${named} has a budget and is not built`)
    const kiloBytes = brotliCompressSync(readFileSync(join(root, file))).length / 1024
    return { file, kiloBytes, budget }
  })
}

/** `shell/dist/main.js` as it is built, with the hash of its content: `main.1a2b3c4d.js`. */
export function builtFile(root: string, named: string): string | null {
  const folder = dirname(named)
  const [name = '', extension = ''] = basename(named).split('.')
  const pattern = new RegExp(`^${name}(\\.[0-9a-f]{8})?\\.${extension}$`)
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  const found = files.find((file) => pattern.test(file))
  return found === undefined ? null : join(folder, found)
}
