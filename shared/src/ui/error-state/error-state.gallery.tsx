import { useEffect, useRef } from 'react'
import { ErrorState } from './error-state'

export function Plain() {
  return <ErrorState onRetry={() => undefined} />
}

export function WithReason() {
  return <ErrorState text="网络不可用，比赛列表没有加载" onRetry={() => undefined} />
}

export function Retrying() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.click(), [])
  return (
    <div ref={box}>
      <ErrorState onRetry={() => new Promise(() => undefined)} />
    </div>
  )
}
