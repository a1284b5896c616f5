import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfChanged } from '../../build/build-if-changed'
import { compressFiles } from '../../build/compress'
import { runWebpack } from '../../build/run-webpack'
import { shellManifest } from '../../build/shell-manifest'
import { monolithConfig, workspaceRoot } from '../../federation'

/**
 * Builds the shell and mf-live as one, unless built from the same sources before. Returns the
 * folder.
 */
export async function buildMonolith(): Promise<string> {
  const dist = join(workspaceRoot, 'shell/.cache/monolith')
  await buildIfChanged(
    workspaceRoot,
    {
      name: 'monolith',
      dist,
      inputs: ['shell', 'mf-live', 'shared', 'tools/federation', 'tools/build', 'pnpm-lock.yaml'],
      build: async () => {
        const stats = await runWebpack(monolithConfig({ output: dist }))
        writeFileSync(join(dist, 'shell-manifest.json'), JSON.stringify(shellManifest(dist, stats)))
        await compressFiles(dist)
      },
    },
    false,
  )
  return dist
}
