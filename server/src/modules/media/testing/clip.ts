import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createFlvReader, type FlvTag, TAG } from '../flv'

/** Picture and sound of 20 s at 25 frames a second, with a key frame every 2 s. */
export const CLIP_FILE = path.join(__dirname, '../clips/football.flv')

export const readClip = (): FlvTag[] => createFlvReader().read(readFileSync(CLIP_FILE))

/** The clip without its picture or without its sound; its metadata would announce both. */
export const clipWithout = (type: number): FlvTag[] =>
  readClip().filter((tag) => tag.type !== type && tag.type !== TAG.data)

/** The tags of a clip up to a time. */
export const until = (tags: readonly FlvTag[], ms: number): FlvTag[] =>
  tags.filter(({ timestamp }) => timestamp < ms)
