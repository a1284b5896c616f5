import { useBack } from '@saidian/shared/router'
import { Page, type PageProps } from '@saidian/shared/ui/subpages'
import { userPaths } from '../paths'

export type SubPageProps = Omit<PageProps, 'onBack'> & {
  /** Parent page; 我的 by default. */
  above?: string
}

/** A page below 我的. Its arrow goes back in history, or to the parent page without history. */
export function SubPage({ above = userPaths.home(), ...page }: SubPageProps) {
  return <Page {...page} onBack={useBack(above)} />
}
