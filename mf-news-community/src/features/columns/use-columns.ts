import { useSetting } from '@saidian/shared/store'
import { useMemo } from 'react'
import { ALL_COLUMNS, useArticleColumnsQuery } from '../../articles/article.api'
import { orderColumns } from './column-order.rules'

/** The columns in the order of the reader; undefined before they are known. */
export function useColumns() {
  const { data } = useArticleColumnsQuery(ALL_COLUMNS)
  const [chosen] = useSetting('newsColumns')
  const columns = useMemo(() => data && orderColumns(data.columns, chosen), [data, chosen])
  return { columns }
}
