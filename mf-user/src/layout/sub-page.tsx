import { useBack } from '@saidian/shared/router'
import { Page, type PageProps } from '@saidian/shared/ui'
import { userPaths } from '../paths'

export type SubPageProps = Omit<PageProps, 'onBack'> & {
  /** The page above it; 我的 without it. */
  above?: string
}

/** A page below 我的: its arrow goes back where one came from, or to the page above when it was opened by its address. */
export function SubPage({ above = userPaths.home(), ...page }: SubPageProps) {
  return <Page {...page} onBack={useBack(above)} />
}
