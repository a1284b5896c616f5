import { useContributions, WidgetView } from '@saidian/shared/host'

/** What other remotes show of a member, such as the room of an anchor. */
export function MemberSections({ memberId }: { memberId: string }) {
  return useContributions('member.sections').map(({ id, load }) => (
    <WidgetView key={id} load={load} values={{ memberId }} loading={null} failure={() => null} />
  ))
}
