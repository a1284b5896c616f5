import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RemoteMeta } from '@saidian/shared/contracts/registry'
import { Value } from 'typebox/value'
import { remoteFolders } from '../federation'

/** `remote.json` of a remote's folder, validated. Throws with the file and the first error. */
export function readMeta(folder: string): RemoteMeta {
  const file = join(folder, 'remote.json')
  const meta: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const [fault] = Value.Errors(RemoteMeta, meta)
  if (fault) throw new Error(`${file}${fault.instancePath}: ${fault.message}`)
  return Value.Parse(RemoteMeta, meta)
}

/** Every remote of the product, built or not, in order of name. */
export function readKnownMetas(root: string): RemoteMeta[] {
  return remoteFolders(root).map((name) => readMeta(join(root, name)))
}
