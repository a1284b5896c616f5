import type { MarkHooks } from './marks.service'

/** What follows of members need from the module that knows who blocks whom. */
export type MemberRelations = {
  hiddenFor: (memberId: string) => Promise<ReadonlySet<string>>
  /** Called after the commit with the members who are followed now. */
  followed: (memberId: string, ids: readonly string[]) => Promise<void>
}

/**
 * A follow of a member who blocks this one, or is blocked, is stored as taken back; so is one whose
 * id no member can have.
 */
export function memberFollows({ hiddenFor, followed }: MemberRelations): MarkHooks {
  return {
    async allowed(memberId, marks) {
      if (!marks.some(isOfMember)) return marks
      const hidden = await hiddenFor(memberId)
      return marks.map((mark) =>
        isOfMember(mark) && (!MEMBER_ID.test(mark.id) || hidden.has(mark.id))
          ? { ...mark, isOn: false }
          : mark,
      )
    },
    async stored(memberId, marks) {
      const ids = marks.filter(isOfMember).map(({ id }) => id)
      if (ids.length > 0) await followed(memberId, ids)
    },
  }
}

/** As `0052-likes-and-blocks` requires of the rows. */
const MEMBER_ID = /^[1-9]\d{0,17}$/

const isOfMember = ({ kind, isOn }: { kind: string; isOn: boolean }) => kind === 'member' && isOn
