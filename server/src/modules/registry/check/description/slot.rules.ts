import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import { type Candidate, isFault } from '../candidate.rules'

/** A slot has one provider: its name stands once, and no other remote has it. */
export function checkSlotNames({ meta }: Candidate, others: readonly RemoteMeta[]): CheckFault[] {
  if (isFault(meta)) return []
  const owners = new Map(
    others.flatMap(({ name, slots = [] }) => slots.map((slot) => [slot, name])),
  )
  return (meta.slots ?? []).flatMap((slot, index, all) => {
    const place = `remote.json/slots/${index}`
    const owner = owners.get(slot)
    const faults: CheckFault[] = []
    if (owner !== undefined)
      faults.push({
        rule: 'slot-claim',
        place,
        message: `slot "${slot}" belongs to ${owner}`,
        remedy: 'give the slot another name, here and in slots of src/remote.ts',
      })
    if (all.indexOf(slot) !== index)
      faults.push({
        rule: 'slot-claim',
        place,
        message: `slot "${slot}" stands in remote.json twice`,
        remedy: 'remove one of the two',
      })
    return faults
  })
}
