import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GENERATED_PAGES } from './generated-pages'

test.each(Object.entries(GENERATED_PAGES))('docs/%s equals what it is made from', (name, page) => {
  expect(readFileSync(join(__dirname, '../../docs', name), 'utf8')).toBe(page())
})
