import { chmod, readFile, writeFile } from 'node:fs/promises'

/** JSON of a file that only its owner may read; null when there is none. */
export async function readSecretFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** Writes it with mode 0600, also over a file that had another. */
export async function writeSecretFile(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value)}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
}
