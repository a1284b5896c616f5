import type { DBSchema } from 'idb'
import { deviceDatabase } from './device-database'

type Schema = DBSchema & { files: { key: string; value: Blob } }

const database = deviceDatabase<Schema>({
  name: 'saidian-files',
  version: 1,
  upgrade: (opened) => void opened.createObjectStore('files'),
})

/** The files of `deviceFiles`; rejects where the browser stores none. */
export const storedFiles = {
  put: (name: string, file: Blob): Promise<string> =>
    database.use((opened) => opened.put('files', file, name)),
  get: (name: string): Promise<unknown> => database.use((opened) => opened.get('files', name)),
  remove: (names: readonly string[]): Promise<unknown> =>
    database.use((opened) => Promise.all(names.map((name) => opened.delete('files', name)))),
}
