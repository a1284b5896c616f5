import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputHash } from './input-hash'

/** A target that is built into its own `dist` folder. */
export type Target = {
  name: string
  dist: string
  inputs: string[]
  /** Another kind of build of the same inputs. */
  variant?: string
  build: () => Promise<unknown>
}

const MARK = '.build-hash'

/** Builds a target unless its `dist` was built from the same inputs. Returns whether it built. */
export async function buildIfChanged(
  root: string,
  target: Target,
  isForced: boolean,
): Promise<boolean> {
  const mark = join(target.dist, MARK)
  const wanted = inputHash(root, target.inputs) + (target.variant ?? '')
  if (!isForced && existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return false
  await target.build()
  writeFileSync(mark, wanted)
  return true
}
