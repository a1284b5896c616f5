import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Files of a recorded game. */
export type GameFiles = { id: string; format: 'csv' | 'live' | 'stats'; file: string }

const FORMATS = [
  { format: 'csv', folder: 'events', pattern: /^(00\d{8})\.csv(?:\.gz)?$/ },
  { format: 'live', folder: '', pattern: /^live_playbyplay_(00\d{8})\.json(?:\.gz)?$/ },
  { format: 'stats', folder: '', pattern: /^stats_(00\d{8})_pbp\.json(?:\.gz)?$/ },
] as const

/** Recorded games of a folder by their numbers; empty for another folder. */
export function findGames(dir: string): GameFiles[] {
  return FORMATS.flatMap(({ format, folder, pattern }) => {
    const place = path.join(dir, folder)
    const names = existsSync(place) ? readdirSync(place).sort() : []
    return names.flatMap((name) => {
      const id = pattern.exec(name)?.[1]
      return id ? [{ id, format, file: path.join(place, name) }] : []
    })
  })
}

/** The file `name` beside the game's, gzipped or not. */
export function besideGame({ file }: GameFiles, name: string): string {
  const ending = file.endsWith('.gz') ? '.gz' : ''
  return path.join(path.dirname(file), `${name}${ending}`)
}
