import { createHash } from 'node:crypto'
import type { FileList, ListFile } from '@saidian/shared/contracts/registry'
import type { BuildReport } from '../check'
import { integrityOf, type VersionDocument } from './document.rules'

/** The list of a version with its name, and its bytes as they are stored and served. */
export type PublishedList = ListFile & { content: FileList; bytes: Buffer }

/** Names that no upload may have. */
export const LIST_NAME = /^files\.[0-9a-f]+\.json$/i

const LOADABLE = /\.(?:js|css)$/
const HASH_LENGTH = 16

/** The same for every process: what it says follows from the signed description alone. */
export function fileListOf(
  { files }: Pick<VersionDocument, 'files'>,
  { metaData }: Pick<BuildReport, 'metaData'>,
): PublishedList {
  const { pluginVersion, remoteEntry } = metaData
  const { path, name } = remoteEntry
  const loadable = Object.keys(files)
    .filter((file) => LOADABLE.test(file))
    .sort()
  const content: FileList = {
    integrity: Object.fromEntries(loadable.map((file) => [file, files[file]?.integrity ?? ''])),
    manifest: {
      metaData: { ...(pluginVersion && { pluginVersion }), remoteEntry: { path, name } },
    },
  }
  const bytes = Buffer.from(JSON.stringify(content))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
  return { file: `files.${hash}.json`, integrity: integrityOf(bytes), content, bytes }
}
