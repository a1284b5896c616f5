import { paths } from '@saidian/shared/contracts/page'
import { isInstance } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { closeAppView, isInsideApp } from './app-view'
import css from './error-page.module.css'
import { PageFault } from './page-fault'

/** Error page for an unknown address: 404 页面不存在. */
export function MissingPage() {
  return <ErrorView status={404} text="页面不存在" detail="This page could not be found" />
}

/** Error page for what a page threw: 应用程序异常, or 页面不存在 for a PageFault of 404. */
export function ErrorPage({ error }: { error: unknown }) {
  if (!isInstance(error, PageFault)) return <ErrorView status={500} text="应用程序异常" />
  if (error.status === 404) return <MissingPage />
  return <ErrorView status={error.status} text="应用程序异常" detail={error.message} />
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
        <Link className={css.home} to={paths.home()} replace>
          返回首页
        </Link>
      )}
    </main>
  )
}
