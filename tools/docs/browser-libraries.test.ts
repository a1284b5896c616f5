import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserLibraries, LIBRARIES_FILE, librariesText } from './browser-libraries'

test('关于 names every library that browsers are sent', () => {
  expect(readFileSync(join(__dirname, '../..', LIBRARIES_FILE), 'utf8')).toBe(librariesText())
})

test('every one has a licence that lets us pass it on, and somebody who made it', () => {
  for (const { name, licence, copyright } of browserLibraries()) {
    expect([name, licence]).toEqual([
      name,
      expect.stringMatching(/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|CC0-1\.0)$/),
    ])
    expect([name, copyright]).toEqual([name, expect.stringMatching(/\S/)])
  }
})
