import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { versionOf, worldVersion } from './world-version'

test('the version changes with code and data of the generator, not with tests', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'world-version-'))
  try {
    await cp(path.join(__dirname, '..', 'world'), path.join(dir, 'world'), { recursive: true })
    const version = await worldVersion(dir, ['world'])
    await writeFile(path.join(dir, 'world', 'other.test.ts'), 'test')
    expect(await worldVersion(dir, ['world'])).toBe(version)
    await writeFile(path.join(dir, 'world', 'clubs.csv'), 'name')
    const changed = await worldVersion(dir, ['world'])
    expect(changed).not.toBe(version)
    await writeFile(path.join(dir, 'world', 'more.ts'), 'export const more = 1')
    expect(await worldVersion(dir, ['world'])).not.toBe(changed)
  } finally {
    await rm(dir, { recursive: true })
  }
})

test('every sport has a version of its own', async () => {
  const versions = await Promise.all([versionOf('football'), versionOf('basketball')])
  expect(new Set(versions).size).toBe(2)
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{16}$/)
})
