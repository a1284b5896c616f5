import type { Logger } from '../../../platform/log'
import type { BuildReport } from '../check'
import type { VersionDocument } from './document.rules'
import { fileListOf, type PublishedList } from './file-list.rules'
import type { VersionStore } from './version-store'

/** The list of files of a whole version; null when its manifest is not the published one. */
type ReadList = (document: VersionDocument) => Promise<PublishedList | null>

/**
 * Lists are made from what is stored, once, so that versions of any age have one, and written
 * beside the files of the version, which are served for as long as a page may ask for them.
 */
export function createFileLists({ store, log }: { store: VersionStore; log: Logger }): ReadList {
  const made = new WeakMap<VersionDocument, PublishedList>()

  async function make(document: VersionDocument): Promise<PublishedList | null> {
    const manifest = await store.read(document, 'mf-manifest.json')
    if (!manifest) return null
    const list = fileListOf(document, JSON.parse(manifest.toString('utf8')) as BuildReport)
    made.set(document, list)
    return list
  }

  return async (document) => {
    const list = made.get(document) ?? (await make(document))
    if (!list) return null
    await store.add(document, list.file, list.bytes).catch((error: unknown) => {
      const { name: remote, version } = document
      // The pages of this remote have its list in them.
      log.error({ err: error, remote, version }, 'list of files of a remote could not be written')
    })
    return list
  }
}
