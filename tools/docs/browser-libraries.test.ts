import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserLibraries, LIBRARIES_FILE, librariesText } from './browser-libraries'

test('关于 names every library in browser bundles', () => {
  expect(readFileSync(join(__dirname, '../..', LIBRARIES_FILE), 'utf8')).toBe(librariesText())
})

const REDISTRIBUTABLE = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|CC0-1\.0)$/

test('every library has a redistributable licence and a copyright holder', () => {
  for (const { name, licence, copyright } of browserLibraries()) {
    expect([name, licence]).toEqual([name, expect.stringMatching(REDISTRIBUTABLE)])
    expect([name, copyright]).toEqual([name, expect.stringMatching(/\S/)])
  }
})
