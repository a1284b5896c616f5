import type { Block } from '@saidian/shared/contracts/content'

export const MAX_TITLE = 28

/** The text of an article. */
export type WrittenArticle = {
  title: string
  /** For readers who hide results; absent when title and summary reveal none. */
  withoutResult?: string
  summary: string
  blocks: Block[]
}

/** The first of these titles that is short enough; the last one is the shortest. */
export function fittingTitle(titles: readonly string[]): string {
  return titles.find((title) => [...title].length <= MAX_TITLE) ?? titles.at(-1) ?? ''
}
