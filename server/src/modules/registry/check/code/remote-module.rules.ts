import type { CheckFault } from '@saidian/shared/contracts/registry'
import { type Candidate, isFault } from '../candidate.rules'
import { routePlace } from '../description'
import type { RemoteCode, RemoteObject } from './remote-code'

const WRITE_PLAINLY = 'write name, contract and routes as members of one object in src/remote.ts'

/** Scripts are scripts, and the module says the same as `remote.json`. */
export function checkModule(candidate: Candidate, code: RemoteCode): CheckFault[] {
  const { meta } = candidate
  const [place = 'mf-manifest.json/exposes'] = code.files
  if (code.faults.length > 0 || isFault(meta)) return code.faults
  if (code.module === null)
    return [
      {
        rule: 'remote-module',
        place,
        message: `${place} exports no remote with name, contract and routes`,
        remedy: WRITE_PLAINLY,
      },
    ]
  return [
    ...checkMember(code.module, 'name', meta.name),
    ...checkMember(code.module, 'contract', meta.contract),
    ...checkSlots(code.module, meta.slots ?? []),
    ...checkPages(candidate, code),
  ]
}

function checkMember(
  module: RemoteObject,
  member: 'name' | 'contract',
  described: string | number,
): CheckFault[] {
  if (module[member] === described) return []
  const found = module[member] === null ? 'none that can be read' : JSON.stringify(module[member])
  return [
    {
      rule: `module-${member}`,
      place: module.place,
      message: `the module has ${member} ${found}; remote.json says ${JSON.stringify(described)}`,
      remedy: `write the same ${member}, as a plain value, in src/remote.ts and remote.json`,
    },
  ]
}

/** Slots of `remote.json` exist in the module, and the module has no others. */
function checkSlots({ place, slots }: RemoteObject, described: readonly string[]): CheckFault[] {
  if (slots === null)
    return [
      {
        rule: 'slot-code',
        place,
        message: 'the slots of the module cannot be read without running it',
        remedy: 'write slots as one object with plain names in src/remote.ts',
      },
    ]
  const ghosts = described.flatMap((slot, index) =>
    slots.includes(slot)
      ? []
      : [
          {
            rule: 'slot-code',
            place: `remote.json/slots/${index}`,
            message: `slot "${slot}" has no widget in the module`,
            remedy: 'add it to slots of src/remote.ts, or remove it from remote.json',
          },
        ],
  )
  const hidden = slots
    .filter((slot) => !described.includes(slot))
    .map((slot) => ({
      rule: 'slot-code',
      place,
      message: `slot "${slot}" of the module is not in remote.json`,
      remedy: 'add it to slots of remote.json, or remove it from src/remote.ts',
    }))
  return [...ghosts, ...hidden]
}

/** Each page of `remote.json` is a route of the module, except redirects and planned pages. */
function checkPages({ meta }: Candidate, { hasAddress }: RemoteCode): CheckFault[] {
  if (isFault(meta)) return []
  return meta.routes.flatMap(({ path, redirect, planned }, index) =>
    redirect !== undefined || planned || hasAddress(path)
      ? []
      : [
          {
            rule: 'page-code',
            place: routePlace(index, 'path'),
            message: `the module has no route ${path}`,
            remedy: 'add it to src/routes.ts, or mark it "planned": true until its code exists',
          },
        ],
  )
}
