import { readFileSync } from 'node:fs'

/** Lists of the product: words that look official; adverts, abuse, hate and the like. */
export const LISTS = ['reserved', 'unsafe'] as const
export type ListName = (typeof LISTS)[number]

/** The texts of a list, without its comments. */
export function readList(name: ListName): string[] {
  return readFileSync(new URL(`./lists/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((text) => text !== '')
}
