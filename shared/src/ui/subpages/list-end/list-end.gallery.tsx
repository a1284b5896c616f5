import { ListEnd } from './list-end'

const load = () => undefined

export function LoadingMore() {
  return <ListEnd next={{ hasMore: true, isLoading: true, hasFailed: false, load }} />
}

export function NothingMore() {
  return <ListEnd next={{ hasMore: false, isLoading: false, hasFailed: false, load }} />
}

export function Failed() {
  return <ListEnd next={{ hasMore: true, isLoading: false, hasFailed: true, load }} />
}
