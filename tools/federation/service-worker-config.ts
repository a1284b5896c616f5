import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { type Mode, webpackSettings } from './webpack-settings'
import { workspaceRoot } from './workspace'

type WorkerOptions = { mode?: Mode; directory?: string; output: string }

/** The shell's service worker: one file whose address never changes, `/sw.js`. */
export function serviceWorkerConfig({
  mode = 'production',
  directory = join(workspaceRoot, 'shell'),
  output,
}: WorkerOptions): Configuration {
  const settings = webpackSettings({ name: 'service_worker', directory, styles: [], output, mode })
  return {
    ...settings,
    target: 'webworker',
    entry: { sw: './src/service-worker.ts' },
    output: { path: output, filename: '[name].js', clean: false },
    plugins: [],
  }
}
