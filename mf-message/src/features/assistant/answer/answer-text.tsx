import { useHost } from '@saidian/shared/host'
import { ErrorBoundary } from '@saidian/shared/ui'
import { lazy, Suspense } from 'react'
import type { MarkdownProps } from '../markdown/markdown'
import css from './answer.module.css'

const Markdown = lazy(async () => ({
  default: (await import(/* webpackChunkName: "markdown" */ '../markdown/markdown')).Markdown,
}))

/** The text of an answer; as it was written until its Markdown can be shown. */
export function AnswerText(props: MarkdownProps) {
  const { report } = useHost()
  const asWritten = <p className={css.asWritten}>{props.text}</p>
  return (
    <div className={css.text}>
      <ErrorBoundary failure={() => asWritten} onFailure={report}>
        <Suspense fallback={asWritten}>
          <Markdown {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
