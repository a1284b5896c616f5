import { type FileHandle, open } from 'node:fs/promises'

/** An open file, written at positions. */
export type OpenFile = {
  /** Writes all bytes, or rejects: then any part of them may be in the file. */
  write: (bytes: Buffer, position: number) => Promise<void>
  truncate: (bytes: number) => Promise<void>
  /** Resolves when the content is on the disk. */
  sync: () => Promise<void>
  close: () => Promise<void>
}

/** Where recordings are written: the disk, or in tests a disk that is full. */
export type FileLayer = { create: (file: string) => Promise<OpenFile> }

/** Files of this machine. */
export const diskFiles: FileLayer = {
  create: async (file) => opened(await open(file, 'wx', 0o644)),
}

/** An existing file, to be changed in its place. */
export const openExisting = async (file: string) => opened(await open(file, 'r+'))

function opened(handle: FileHandle): OpenFile {
  return {
    async write(bytes, position) {
      let done = 0
      while (done < bytes.length) {
        const { bytesWritten } = await handle.write(
          bytes,
          done,
          bytes.length - done,
          position + done,
        )
        done += bytesWritten
      }
    },
    truncate: (bytes) => handle.truncate(bytes),
    sync: () => handle.datasync(),
    close: () => handle.close(),
  }
}
