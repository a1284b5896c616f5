import type { EntryBody } from '@saidian/shared/contracts/messaging'
import type { Db } from '../../../platform/database'
import { keyOf } from './file-kinds'
import { findEntryOf, findFile } from './files.repository'

/** Stores which message has which of these files, so that the sweep knows those of reports. */
export async function numberFilesOf(db: Db, bodies: readonly EntryBody[]): Promise<void> {
  for (const body of bodies) {
    const key = keyOfBody(body)
    const file = key === null ? null : await findFile(db, key)
    if (file) await findEntryOf(db, file)
  }
}

function keyOfBody(body: EntryBody): string | null {
  if (body.kind === 'voice') return body.key
  if (body.kind !== 'picture') return null
  const { large } = body.picture
  return keyOf(large.slice(large.lastIndexOf('/') + 1))
}
