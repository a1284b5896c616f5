import { choice, type SettingEntry } from './setting-entry'

export type NewsTextSize = 'small' | 'standard' | 'large' | 'largest'

/** Order of the columns of the news, and those that the reader does not want to see. */
export type NewsColumns = { order: readonly number[]; hidden: readonly number[] }

/** As many ids as fit into the value of a setting. */
const MAX_COLUMNS = 40

/** Settings of the pages of news. */
export const NEWS_SETTINGS = {
  newsTextSize: {
    ...choice<NewsTextSize>(
      { group: 'look', title: '文章字号', acts: 'product' },
      { small: '小', standard: '标准', large: '大', largest: '特大' },
    ),
    default: 'standard' as NewsTextSize,
  },
  newsColumns: {
    default: { order: [], hidden: [] },
    accepts: isColumns,
    group: 'lists',
    title: '频道管理',
    control: { kind: 'inPlace' },
    acts: 'product',
  } satisfies SettingEntry<NewsColumns> as SettingEntry<NewsColumns, never>,
}

function isColumns(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { order, hidden } = value as Partial<NewsColumns>
  return isIds(order) && isIds(hidden)
}

function isIds(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= MAX_COLUMNS &&
    value.every((id) => Number.isSafeInteger(id) && id > 0)
  )
}
