import { useSearchParams } from '@saidian/shared/router'
import { CreateGroup } from '../../features/create-group/create-group'
import { PeoplePage } from '../../people/people-page'

/** 发起群聊; `with` in the address is a friend to begin with. */
export function CreateGroupPage() {
  const [query] = useSearchParams()
  return (
    <PeoplePage title="发起群聊">
      <CreateGroup first={query.get('with') ?? ''} />
    </PeoplePage>
  )
}
