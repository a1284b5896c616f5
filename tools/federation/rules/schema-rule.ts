import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from 'webpack'
import { workspaceRoot } from '../workspace'

/** Removes the schemas of the contracts, before swc compiles them. */
export function schemaRule(): RuleSetRule {
  return {
    test: /\.ts$/,
    include: join(workspaceRoot, 'shared/src/contracts'),
    enforce: 'pre',
    loader: fileURLToPath(new URL('./schema-loader.mjs', import.meta.url)),
  }
}
