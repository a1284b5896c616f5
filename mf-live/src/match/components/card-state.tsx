import { Button } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import { Card } from './card'
import { CardLines } from './card-lines'
import css from './card-state.module.css'

type Query = { currentData?: unknown; error?: unknown; refetch: () => unknown }
type DataOf<Q extends Query> = NonNullable<Q['currentData']>

export type CardStateProps<Q extends Query> = {
  title: string
  query: Q
  /** Text for data without content. */
  emptyText: string
  isEmpty: (data: DataOf<Q>) => boolean
  action?: (data: DataOf<Q>) => ReactNode
  children: (data: DataOf<Q>) => ReactNode
}

/** A card in one of its states: loading, failed, empty or shown. */
export function CardState<Q extends Query>(props: CardStateProps<Q>) {
  const { title, query, emptyText, isEmpty, action, children } = props
  const { error, refetch } = query
  const data = query.currentData as DataOf<Q> | undefined
  if (data !== undefined && !isEmpty(data)) {
    return (
      <Card title={title} action={action?.(data)}>
        {children(data)}
      </Card>
    )
  }
  return (
    <Card title={title}>
      {data !== undefined ? (
        <p className={css.none}>{emptyText}</p>
      ) : error !== undefined ? (
        <p className={css.none}>
          加载失败{' '}
          <Button look="tinted" onClick={() => void refetch()}>
            点击重试
          </Button>
        </p>
      ) : (
        <CardLines />
      )}
    </Card>
  )
}
