import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ModuleBytes, moduleBytes } from '../../build/module-bytes'
import { runWebpack } from '../../build/run-webpack'
import { remoteConfig, shellConfig } from '../../federation'
import { builtFile } from './weights'

export type ModuleWeight = { file: string; module: string; kiloBytes: number }

/**
 * What each module adds to these built files, such as `shell/dist/main.js`, largest first: its
 * share of the minified bytes of its file, as a share of the packed ones. Builds their folders once
 * more, with source maps.
 */
export async function moduleWeights(
  files: readonly { file: string; kiloBytes: number }[],
): Promise<ModuleWeight[]> {
  const output = mkdtempSync(join(tmpdir(), 'module-weights-'))
  try {
    for (const folder of new Set(files.map(({ file }) => folderOf(file))))
      await buildWithMaps(folder, join(output, folder, 'dist'))
    return files
      .flatMap(({ file, kiloBytes }) => sharesOf(file, kiloBytes, modulesOf(output, file)))
      .sort((a, b) => b.kiloBytes - a.kiloBytes)
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}

function folderOf(file: string): string {
  return dirname(dirname(file))
}

async function buildWithMaps(folder: string, output: string): Promise<void> {
  const configuration =
    folder === 'shell' ? shellConfig({ output }) : remoteConfig({ name: folder, output })
  await runWebpack({ ...configuration, devtool: 'hidden-source-map' })
}

function modulesOf(root: string, file: string): ModuleBytes[] {
  const built = builtFile(root, file.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, ''))
  if (built === null) throw new Error(`${file} is not built`)
  const code = readFileSync(join(root, built), 'utf8')
  return moduleBytes(code, JSON.parse(readFileSync(join(root, `${built}.map`), 'utf8')))
}

function sharesOf(file: string, kiloBytes: number, modules: ModuleBytes[]): ModuleWeight[] {
  const whole = modules.reduce((sum, { bytes }) => sum + bytes, 0)
  return modules.map(({ module, bytes }) => ({
    file,
    module,
    kiloBytes: (kiloBytes * bytes) / whole,
  }))
}
