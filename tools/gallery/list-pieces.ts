import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../federation/workspace'
import { pieceOf } from './page/piece-name'

/** Every piece with examples, such as `ui/button`, in alphabetical order. */
export function listPieces(): string[] {
  return exampleFiles().map(pieceOf).sort()
}

/** Example files, relative to `shared/src`. */
export function exampleFiles(): string[] {
  return readdirSync(join(workspaceRoot, 'shared/src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.gallery.tsx'))
}
