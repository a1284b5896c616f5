/**
 * `pnpm bill-of-materials [file]`: writes the product's components as CycloneDX 1.6
 * (var/sbom.cdx.json).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { workspaceRoot } from '../federation/workspace'
import { type LockedPackage, lockedPackages } from './lockfile'

/** The bill of materials of a lockfile: the same lockfile always gives the same text. */
export function billOf(packages: readonly LockedPackage[], version: string) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: 'saidian', version, 'bom-ref': 'saidian' },
    },
    components: packages.map(componentOf),
  }
}

function componentOf({ name, version, integrity }: LockedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const digest =
    integrity && Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(digest && { hashes: [{ alg: 'SHA-512', content: digest }] }),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2] ?? join(workspaceRoot, 'var/sbom.cdx.json')
  const { version } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8'))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(billOf(lockedPackages(), version), null, 1)}\n`)
  console.log(file)
}
