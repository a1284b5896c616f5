import type { Db } from '../../../platform/database'
import type { NewSanction } from '../sanctions/sanction'
import { insertSanction } from '../sanctions/sanctions.repository'

/** A sanction of the staff as it is stored, without a notice and a case; for ever unless given. */
export function imposeDirectly(
  db: Db,
  given: Pick<NewSanction, 'memberId' | 'kind' | 'scope'> & Partial<NewSanction>,
): Promise<string> {
  const nowMs = given.nowMs ?? Date.now()
  const untilMs = given.kind === 'ban' ? null : nowMs + 86_400_000
  const common = { place: null, untilMs, reason: '违规', by: { staff: 'test' }, nowMs }
  return insertSanction(db, { ...common, ...given })
}
