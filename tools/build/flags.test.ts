import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FLAG_SET, flagPath } from '@saidian/shared/contracts/page'
import { flagSet, neededFlags, writeFlags } from './flags'

const dist = mkdtempSync(join(tmpdir(), 'flags-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

test('every national team has a flag, the four British ones their own', () => {
  const flags = neededFlags()
  expect(flags.size).toBeGreaterThan(200)
  const british = ['GB-ENG', 'GB-SCT', 'GB-WLS', 'GB-NIR'].map((iso) => flags.get(iso)?.toString())
  expect(new Set(british).size).toBe(4)
  for (const [iso, bytes] of flags)
    expect([iso, bytes.toString()]).toEqual([iso, expect.stringMatching(/^<svg /)])
})

test('flags are small drawings without scripts, styles or external references', () => {
  for (const [iso, bytes] of neededFlags()) {
    expect([iso, bytes.toString()]).toEqual([
      iso,
      expect.not.stringMatching(/<script|<style|href|\son\w+=/),
    ])
    expect(bytes.length).toBeLessThan(8 * 1024)
  }
})

test('the hash in their address is that of these files', () => {
  writeFlags(dist)
  expect(flagPath('GB-ENG')).toBe(`/assets/flag-gb-eng.${FLAG_SET}.svg`)
  expect(readFileSync(join(dist, `flag-gb-eng.${FLAG_SET}.svg`), 'utf8')).toContain('<svg')
  expect(readdirSync(dist)).toContain(`flag-licence.${FLAG_SET}.txt`)
})

test('another drawing changes the hash', () => {
  const flags = neededFlags(['FR', 'DE'])
  expect(flagSet(flags)).not.toBe(flagSet(new Map([...flags, ['DE', Buffer.from('<svg />')]])))
})

test('a team without a flag stops the build with its name', () => {
  expect(() => neededFlags(['FR', 'ZZ'])).toThrow('no flag for ZZ')
})
