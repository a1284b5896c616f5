import { RemoteMeta } from '@saidian/shared/contracts/registry'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'

const WHOLE_BUILD = 'build the remote and publish its whole dist folder'
const VALID_DESCRIPTION =
  'correct the file (remote.json: see RemoteMeta of the contracts) and build'

/** Files of a version by path below its directory. */
export type Files = ReadonlyMap<string, Buffer>

const Names = Type.Array(Type.String())
const Assets = Type.Object({
  js: Type.Object({ sync: Names, async: Names }),
  css: Type.Object({ sync: Names, async: Names }),
})
const Expose = Type.Object({ path: Type.String(), requires: Type.Optional(Names), assets: Assets })
const Shared = Type.Object({
  name: Type.String(),
  requiredVersion: Type.Optional(Type.String()),
  assets: Type.Optional(Assets),
})

/** What the check reads of `mf-stats.json` and `mf-manifest.json`, which have the same parts. */
export const BuildReport = Type.Object({
  name: Type.String(),
  metaData: Type.Object({
    globalName: Type.String(),
    /** Version of the federation build, and so of the runtime it needs. */
    pluginVersion: Type.Optional(Type.String()),
    publicPath: Type.Optional(Type.String()),
    remoteEntry: Type.Object({ name: Type.String(), path: Type.String() }),
  }),
  shared: Type.Array(Shared),
  exposes: Type.Array(Expose),
})
export type BuildReport = Static<typeof BuildReport>

/** Names by share key of a provided module, as the build lists them; `*` stands for all. */
export const Imports = Type.Record(
  Type.String(),
  Type.Union([Type.Literal('*'), Type.Array(Type.String())]),
)
export type Imports = Static<typeof Imports>

/** A schema of the values that a place gives to widgets. */
const Values = Type.Object({
  properties: Type.Record(Type.String(), Type.Unknown()),
  required: Type.Optional(Names),
})
export type Values = Static<typeof Values>

/** Values that places of a remote give and that its widgets take, by place. */
export const PlaceValues = Type.Object({
  gives: Type.Record(Type.String(), Values),
  takes: Type.Record(Type.String(), Values),
})
export type PlaceValues = Static<typeof PlaceValues>

/** An uploaded version with its parsed descriptions. */
export type Candidate = {
  name: string
  files: Files
  meta: RemoteMeta | Fault
  stats: BuildReport | Fault
  manifest: BuildReport | Fault
  imports: Imports | Fault
  values: PlaceValues | Fault
}

/** Why a description could not be read, where, and what to do. */
export type Fault = { fault: string; place: string; remedy: string }

export function isFault(value: object): value is Fault {
  return 'fault' in value && 'remedy' in value
}

export function readCandidate(name: string, files: Files): Candidate {
  return {
    name,
    files,
    meta: readMeta(files),
    stats: readReport(files, 'mf-stats.json'),
    manifest: readReport(files, 'mf-manifest.json'),
    imports: readImports(files),
    values: readValues(files),
  }
}

function readMeta(files: Files): RemoteMeta | Fault {
  const json = readJson(files, 'remote.json')
  if (isFault(json)) return json
  return Value.Check(RemoteMeta, json.value)
    ? json.value
    : firstError('remote.json', Value.Errors(RemoteMeta, json.value))
}

function readReport(files: Files, path: string): BuildReport | Fault {
  const json = readJson(files, path)
  if (isFault(json)) return json
  return Value.Check(BuildReport, json.value)
    ? json.value
    : firstError(path, Value.Errors(BuildReport, json.value))
}

function readImports(files: Files): Imports | Fault {
  const path = 'imports.json'
  const json = readJson(files, path)
  if (isFault(json)) return json
  return Value.Check(Imports, json.value)
    ? json.value
    : firstError(path, Value.Errors(Imports, json.value))
}

/** A remote without places and widgets needs no list of their values. */
function readValues(files: Files): PlaceValues | Fault {
  const path = 'places.json'
  if (!files.has(path)) return { gives: {}, takes: {} }
  const json = readJson(files, path)
  if (isFault(json)) return json
  return Value.Check(PlaceValues, json.value)
    ? json.value
    : firstError(path, Value.Errors(PlaceValues, json.value))
}

function readJson(files: Files, path: string): { value: unknown } | Fault {
  const file = files.get(path)
  if (!file) return { fault: `${path} is missing`, place: path, remedy: WHOLE_BUILD }
  try {
    return { value: JSON.parse(file.toString('utf8')) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { fault: `${path} is not JSON: ${reason}`, place: path, remedy: VALID_DESCRIPTION }
  }
}

/** The deepest error is the most precise: an error of a union names all its branches first. */
function firstError(path: string, errors: { instancePath: string; message: string }[]): Fault {
  const depth = ({ instancePath }: { instancePath: string }) => instancePath.split('/').length
  const deepest = errors.reduce((best, next) => (depth(next) > depth(best) ? next : best), {
    instancePath: '',
    message: errors[0]?.message ?? 'has the wrong shape',
  })
  const place = `${path}${deepest.instancePath}`
  return { fault: `${place} ${deepest.message}`, place, remedy: VALID_DESCRIPTION }
}
