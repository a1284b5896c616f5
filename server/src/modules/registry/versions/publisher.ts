import type { SourceCommit, UploadedFile } from '@saidian/shared/contracts/registry'
import { RequestError } from '../../../platform/errors'
import { type CheckContext, checkVersion, describeVersion, type Files, readVersion } from '../check'
import { onlineVersions } from '../pointers/online-versions'
import type { RegistryRepository } from '../registry.repository'
import type { Signer } from '../signing/signer'
import { digestOf, integrityOf, type VersionDocument } from './document.rules'
import { readUpload } from './upload.rules'
import type { VersionStore } from './version-store'

export type PublisherDeps = {
  repository: RegistryRepository
  store: VersionStore
  signer: Signer
  /** The check context of a remote beside the versions that are online. */
  checkContext: (name: string, online: readonly VersionDocument[]) => Promise<CheckContext>
}

/** One version as its publisher uploads it. */
export type Upload = {
  name: string
  version: string
  publisher: string
  files: UploadedFile[]
  commit?: SourceCommit
  note?: string
}
type Answer = { name: string; version: string; isNew: boolean; signature: string }

/**
 * Publishes one version: files first, then the row that makes it visible, so a crash between leaves
 * no visible partial version. Publishing the same content again restores lost files and renews a
 * signature of an older key.
 */
export function createPublisher({ repository, store, signer, checkContext }: PublisherDeps) {
  return async (
    { name, version, publisher, files: uploaded, commit, note }: Upload,
    at: Date,
  ): Promise<Answer> => {
    const files = readUpload(uploaded)
    if ('fault' in files) throw new RequestError('remote.bad_upload', { details: [files.fault] })
    const listed = listFiles(files)
    const digest = digestOf({ name, version, files: listed })

    return repository.changing(name, async (inside) => {
      const existing = await inside.version(name, version)
      if (existing) {
        if (existing.digest !== digest) throw new RequestError('remote.version_exists')
        await store.save(existing.document, files)
        const signature = signer.sign(existing.document)
        if (!signer.isSigned(existing.document, existing.signature))
          await inside.updateSignature(name, version, signature)
        return { name, version, isNew: false, signature }
      }
      const context = await checkContext(name, await onlineVersions(inside, signer))
      const read = readVersion(name, files)
      const faults = checkVersion(read, context)
      if (faults.length > 0) throw new RequestError('remote.check_failed', { details: faults })
      const document: VersionDocument = {
        name,
        version,
        ...describeVersion(read, context.provides),
        files: listed,
        ...(commit && { commit }),
        ...(note && { note }),
        publisher,
        publishedAt: at.toISOString(),
      }
      const signature = signer.sign(document)
      await store.save(document, files)
      await inside.save({ document, digest, signature })
      await inside.record(
        {
          actor: publisher,
          action: 'publish',
          name,
          version,
          before: null,
          percentage: null,
          note,
        },
        at,
      )
      return { name, version, isNew: true, signature }
    })
  }
}

function listFiles(files: Files): VersionDocument['files'] {
  return Object.fromEntries(
    [...files].map(([path, bytes]) => [
      path,
      { integrity: integrityOf(bytes), bytes: bytes.length },
    ]),
  )
}
