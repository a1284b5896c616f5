import { open, readFile, rename } from 'node:fs/promises'

/**
 * JSON of a file that only its owner may read; null when there is none. Rejects when it is
 * unreadable or damaged.
 */
export async function readSecretFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A secret that exists but is unreadable must never be replaced by a new one.
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : JSON.parse(text)
}

/** Writes the file with mode 0600, also over a file with another mode: completely or not at all. */
export async function writeSecretFile(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${process.pid}.new`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.chmod(0o600)
    await handle.writeFile(`${JSON.stringify(value)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}
