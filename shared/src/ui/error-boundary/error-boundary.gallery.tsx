import { ErrorState } from '../error-state/error-state'
import { ErrorBoundary } from './error-boundary'

function Broken(): never {
  throw new Error('a part of the page that throws')
}

export function PartThatFailed() {
  return (
    <ErrorBoundary
      onFailure={() => undefined}
      failure={() => <ErrorState text="赛况加载失败" onRetry={() => undefined} />}
    >
      <Broken />
    </ErrorBoundary>
  )
}
