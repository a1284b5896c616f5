import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import { type Candidate, isFault } from '../candidate.rules'
import { contributionPlace, routePlace } from '../description'
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
    ...checkWidgets(code.module, meta),
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

/** Widgets that `remote.json` contributes exist in the module, and the module has no others. */
function checkWidgets({ place, widgets }: RemoteObject, meta: RemoteMeta): CheckFault[] {
  if (widgets === null)
    return [
      {
        rule: 'widget-code',
        place,
        message: 'the widgets of the module cannot be read without running it',
        remedy: 'write widgets as objects with plain names in src/remote.ts',
      },
    ]
  const declared = Object.entries(meta.contributes ?? {}).flatMap(([name, contributions]) =>
    contributions.flatMap((one, index) =>
      'to' in one ? [] : [{ widget: `${name}/${one.id}`, at: contributionPlace(name, index) }],
    ),
  )
  const ghosts = declared
    .filter(({ widget }) => !widgets.includes(widget))
    .map(({ widget, at }) => ({
      rule: 'widget-code',
      place: at,
      message: `the module has no widget ${widget}`,
      remedy: 'add it to widgets of src/remote.ts, or remove it from remote.json',
    }))
  const hidden = widgets
    .filter((widget) => !declared.some((one) => one.widget === widget))
    .map((widget) => ({
      rule: 'widget-code',
      place,
      message: `widget ${widget} of the module is not in remote.json`,
      remedy: 'add it to contributes of remote.json, or remove it from src/remote.ts',
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
