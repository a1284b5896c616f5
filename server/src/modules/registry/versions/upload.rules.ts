import type { UploadedFile } from '@saidian/shared/contracts/registry'
import type { Files } from '../check'
import { LIST_NAME } from './file-list.rules'

const MB = 1024 * 1024
/** Limit of one upload: base64 of the largest version and its JSON. */
export const UPLOAD_LIMIT_BYTES = 24 * MB
const LARGEST_FILE_BYTES = 4 * MB
const LARGEST_VERSION_BYTES = 16 * MB
const DEEPEST_PATH = 6

const NAME = /^[A-Za-z0-9_@~-][A-Za-z0-9._@~+-]*$/
const KINDS = new Set('js css json svg png jpg webp avif gif ico woff2 mp3 ogg wasm txt'.split(' '))
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Files of an upload by path, or the reason why the upload is rejected. */
export function readUpload(uploaded: readonly UploadedFile[]): Files | { fault: string } {
  const files = new Map<string, Buffer>()
  const spellings = new Set<string>()
  let total = 0
  for (const { path, content } of uploaded) {
    const fault = faultOfPath(path, spellings)
    if (fault) return { fault }
    if (content.length % 4 !== 0 || !BASE64.test(content)) return { fault: `${path} is not base64` }
    const bytes = Buffer.from(content, 'base64')
    total += bytes.length
    if (bytes.length > LARGEST_FILE_BYTES) return { fault: `${path} is larger than 4 MB` }
    if (total > LARGEST_VERSION_BYTES) return { fault: 'all files together are larger than 16 MB' }
    files.set(path, bytes)
    spellings.add(path.toLowerCase())
  }
  const clash = [...spellings].find((path) =>
    foldersOf(path).some((folder) => spellings.has(folder)),
  )
  return clash === undefined ? files : { fault: `${clash} lies below a file of the same upload` }
}

function faultOfPath(path: string, spellings: ReadonlySet<string>): string | null {
  const segments = path.split('/')
  const extension = path.slice(path.lastIndexOf('.') + 1)
  if (segments.length > DEEPEST_PATH || !segments.every((segment) => NAME.test(segment)))
    return `path ${JSON.stringify(path)} is not allowed`
  // Source maps would publish the source, and compressed copies are made here from the checked
  // files.
  if (!path.includes('.') || !KINDS.has(extension)) return `${path} is not of a kind that is served`
  if (LIST_NAME.test(segments[0] ?? '')) return `${path} is the name of the list that is made here`
  if (spellings.has(path.toLowerCase())) return `${path} is there twice`
  return null
}

function foldersOf(path: string): string[] {
  const segments = path.split('/')
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'))
}
