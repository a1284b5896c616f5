import type { Configuration } from 'webpack'
import { type RemoteOptions, remoteConfig } from '../federation'
import { RemoteFilesPlugin } from './remote-files-plugin'
import { runWebpack } from './run-webpack'

type RemoteBuild = Pick<RemoteOptions, 'name' | 'mode'> & { directory: string; dist?: string }

/** A remote with all files of a version: what `pnpm build` and `npx webpack` build. */
export function remoteBuildConfig({ dist, ...remote }: RemoteBuild): Configuration {
  const config = remoteConfig({ ...remote, output: dist })
  return { ...config, plugins: [...(config.plugins ?? []), new RemoteFilesPlugin(remote)] }
}

/** Builds a remote into `dist`, ready to be published. */
export async function buildRemote(remote: RemoteBuild): Promise<void> {
  await runWebpack(remoteBuildConfig(remote))
}
