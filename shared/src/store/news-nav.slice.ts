import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * An article or a post put aside into the floating shortcut. For a post `link1` is `qz` and `link2`
 * its code; else they are type and id.
 */
export type NewsNavItem = { text: string; title: string; link1: string; link2: string }

const MAX_ITEMS = 20

const isSame = (a: NewsNavItem, b: NewsNavItem) => a.link1 === b.link1 && a.link2 === b.link2

/** What a person put aside to read on, newest first. */
export const newsNavSlice = createSlice({
  name: 'newsNav',
  initialState: { items: [] as NewsNavItem[] },
  reducers: {
    newsPutAside: (state, { payload }: PayloadAction<NewsNavItem>) => {
      state.items = [payload, ...state.items.filter((item) => !isSame(item, payload))].slice(
        0,
        MAX_ITEMS,
      )
    },
    newsTakenAway: (state, { payload }: PayloadAction<Pick<NewsNavItem, 'link1' | 'link2'>>) => {
      state.items = state.items.filter(
        (item) => item.link1 !== payload.link1 || item.link2 !== payload.link2,
      )
    },
    newsNavLoaded: (state, { payload }: PayloadAction<NewsNavItem[]>) => {
      state.items = payload
    },
  },
})

/** The stored items that have all their parts. */
export function parseNewsNav(stored: unknown): NewsNavItem[] {
  if (!Array.isArray(stored)) return []
  const parts = ['text', 'title', 'link1', 'link2'] as const
  const isItem = (item: unknown): item is NewsNavItem =>
    typeof item === 'object' &&
    item !== null &&
    parts.every((part) => typeof (item as NewsNavItem)[part] === 'string')
  return stored.filter(isItem).slice(0, MAX_ITEMS)
}
