import type { ReplyOf } from '@saidian/shared/contracts/http'
import { registryEndpoints } from '@saidian/shared/contracts/registry'
import type { StaffClient } from '../staff/staff-client'
import { readBuilt } from './built-remote'

type Published = ReplyOf<typeof registryEndpoints.publish>

/** Uploads the files of a dist folder under the version that the build gave it. */
export async function publishDist(
  client: StaffClient,
  dist: string,
  note?: string,
): Promise<Published> {
  const { name, version, commit, files } = await readBuilt(dist)
  const uploaded = [...files].map(([path, bytes]) => ({ path, content: bytes.toString('base64') }))
  return client.call(registryEndpoints.publish, {
    body: { name, version, commit, note, files: uploaded },
  })
}
