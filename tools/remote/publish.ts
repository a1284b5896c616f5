import { userInfo } from 'node:os'
import { type ReplyOf, registryEndpoints } from '@saidian/shared/contracts'
import { readBuilt } from './built-remote'
import type { RegistryClient } from './registry-client'

type Published = ReplyOf<typeof registryEndpoints.publish>

/** Who is told to have done it. */
export function personOf(env: NodeJS.ProcessEnv = process.env): string {
  return env.REMOTE_ACTOR || env.GITLAB_USER_LOGIN || env.GITHUB_ACTOR || userInfo().username
}

/** Uploads what lies in a dist folder under the version that the build gave it. */
export async function publishDist(
  client: RegistryClient,
  dist: string,
  publisher: string,
): Promise<Published> {
  const { name, version, files } = await readBuilt(dist)
  const uploaded = [...files].map(([path, bytes]) => ({ path, content: bytes.toString('base64') }))
  return client.call(registryEndpoints.publish, { body: { name, version, publisher, files: uploaded } })
}
