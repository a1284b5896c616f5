import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isModelHeader, type ModelHeader } from './model-header'
import { modelOfSport } from './sport-models'

/** Enough for the leagues of the world. */
const MAX_HEADER_BYTES = 256 * 1024
const DRAFT = '.new'
/** Older drafts are written by no one any more. */
const DRAFT_MS = 86_400_000
const FORCE = { force: true }

/** The file of a sport's model. */
export function modelFileOf(dir: string, sportKey: string): string {
  return path.join(dir, `${sportKey}.model`)
}

/** How records name a model: its version, when it was trained, and the start of its hash. */
export function modelName({ version, trainedAt, sha256 }: ModelHeader): string {
  const at = new Date(trainedAt * 1_000).toISOString().slice(0, 16)
  return `${version} ${at}Z ${sha256.slice(0, 12)}`
}

/** The header of a model of this version; null without one, whatever the reason. */
export async function readModelHeader(file: string, sportKey: string): Promise<ModelHeader | null> {
  try {
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_HEADER_BYTES), 0)
      return headerOf(buffer.toString('utf8', 0, bytesRead).split('\n', 1)[0] ?? '', sportKey)
    } finally {
      await handle.close()
    }
  } catch {
    return null
  }
}

/** A whole model; throws when the file is missing, of another version or damaged. */
export async function readModel(file: string, sportKey: string): Promise<unknown> {
  const [first = '', body = ''] = (await readFile(file, 'utf8')).split('\n')
  const header = headerOf(first, sportKey)
  if (header === null) throw new Error(`${file} is of another version`)
  if (sha256Of(body) !== header.sha256) throw new Error(`${file} is damaged`)
  return JSON.parse(body)
}

/** Writes the file completely or not at all, also when two processes train at once. */
export async function writeModel(
  file: string,
  facts: Omit<ModelHeader, 'sha256'>,
  model: unknown,
): Promise<ModelHeader> {
  const body = JSON.stringify(model)
  const header = { ...facts, sha256: sha256Of(body) }
  const draft = `${file}.${randomUUID()}${DRAFT}`
  await mkdir(path.dirname(file), { recursive: true })
  await removeDrafts(file)
  await writeFile(draft, `${JSON.stringify(header)}\n${body}\n`)
  await rename(draft, file)
  return header
}

/** What killed processes left; a draft that another process writes is younger. */
async function removeDrafts(file: string): Promise<void> {
  const [dir, name] = [path.dirname(file), path.basename(file)]
  for (const entry of await readdir(dir)) {
    if (!entry.startsWith(`${name}.`) || !entry.endsWith(DRAFT)) continue
    const draft = await stat(path.join(dir, entry)).catch(() => null)
    if (draft && Date.now() - draft.mtimeMs > DRAFT_MS) await rm(path.join(dir, entry), FORCE)
  }
}

export async function removeModel(file: string): Promise<void> {
  await rm(file, FORCE)
}

function headerOf(line: string, sportKey: string): ModelHeader | null {
  const header: unknown = JSON.parse(line)
  if (!isModelHeader(header)) return null
  return header.version === modelOfSport(sportKey).version ? header : null
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
