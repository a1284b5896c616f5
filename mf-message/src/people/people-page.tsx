import { useBack } from '@saidian/shared/router'
import { Page, type PageProps } from '@saidian/shared/ui/subpages'
import { messagePaths } from '../paths'

export type PeoplePageProps = Omit<PageProps, 'onBack'> & {
  /** Where the arrow leads without a history; the messages by default. */
  above?: string
}

/** A page below 消息. */
export function PeoplePage({ above = messagePaths.home(), ...page }: PeoplePageProps) {
  return <Page {...page} onBack={useBack(above)} />
}
