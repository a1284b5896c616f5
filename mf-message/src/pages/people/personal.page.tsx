import { useSearchParams } from '@saidian/shared/router'
import { PersonCard } from '../../features/person-card/person-card'
import { peoplePaths } from '../../people/paths'
import { PeoplePage } from '../../people/people-page'

/** 个人资料: a member among the messages. */
export function PersonalPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <PeoplePage title="个人资料" above={peoplePaths.address()}>
      <PersonCard key={id} memberId={id} />
    </PeoplePage>
  )
}
