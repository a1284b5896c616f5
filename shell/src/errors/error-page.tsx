import { paths } from '@saidian/shared/contracts'
import { Link, useRouteError } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { useEffect } from 'react'
import { closeAppView, isInsideApp } from './app-view'
import css from './error-page.module.css'
import { PageFault } from './page-fault'

/** No route of the product: 404 页面不存在. */
export function MissingPage() {
  return <ErrorView status={404} text="页面不存在" detail="This page could not be found" />
}

/** Whatever a page threw: 应用程序异常, or 页面不存在 when it says so. */
export function RouteErrorPage({ report }: { report: (error: unknown) => void }) {
  const error = useRouteError()
  useEffect(() => report(error), [error, report])
  if (error instanceof PageFault) {
    return error.status === 404 ? (
      <MissingPage />
    ) : (
      <ErrorView status={error.status} text="应用程序异常" detail={error.message} />
    )
  }
  return <ErrorView status={500} text="应用程序异常" />
}

type ErrorViewProps = { status: number; text: string; detail?: string }

function ErrorView({ status, text, detail }: ErrorViewProps) {
  return (
    <main className={css.page} role="alert">
      <Icon name="warning" size={24} />
      <p className={css.status}>{status}</p>
      <h1 className={css.text}>{text}</h1>
      {detail && <p className={css.detail}>{detail}</p>}
      {isInsideApp() ? (
        <button className={css.home} type="button" onClick={closeAppView}>
          返回首页
        </button>
      ) : (
        <Link className={css.home} to={paths.home()} replace reloadDocument={status !== 404}>
          返回首页
        </Link>
      )}
    </main>
  )
}
