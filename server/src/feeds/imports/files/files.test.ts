import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import Type from 'typebox'
import { readCsv } from './csv-file'
import { createJsonReader } from './json-file'

const dir = mkdtempSync(path.join(tmpdir(), 'files-'))
function write(name: string, content: string | Buffer): string {
  writeFileSync(path.join(dir, name), content)
  return path.join(dir, name)
}

describe('CSV files', () => {
  it('are rows by column with the number of their line', () => {
    const file = write('a.csv', '\uFEFFname,town\r\nArsenal,London\r\n\r\n"Ever, ton",Liverpool\r\n')
    expect(readCsv(file)).toEqual({
      rows: [
        { line: 2, row: { name: 'Arsenal', town: 'London' } },
        { line: 4, row: { name: 'Ever, ton', town: 'Liverpool' } },
      ],
      broken: [],
    })
  })

  it('tell the line of what is broken and keep the others', () => {
    const file = write('b.csv', 'name,town\nA,"B\nC,D,E\nF\nG,H,,\n')
    const { rows, broken } = readCsv(file)
    expect(rows).toEqual([
      { line: 4, row: { name: 'F', town: '' } },
      { line: 5, row: { name: 'G', town: 'H' } },
    ])
    expect(broken).toEqual([
      { line: 2, why: 'unreadable quotes' },
      { line: 3, why: '3 cells for 2 columns' },
    ])
  })

  it('need a header', () => {
    expect(readCsv(write('c.csv', '')).broken).toEqual([{ line: 1, why: 'no header' }])
  })
})

describe('JSON files', () => {
  const read = createJsonReader(Type.Array(Type.Object({ id: Type.Integer() })))

  it('are read plain and gzipped', () => {
    expect(read(write('a.json', '[{"id": 1}]'))).toEqual({ value: [{ id: 1 }] })
    expect(read(write('a.json.gz', gzipSync('[{"id": 2}]')))).toEqual({ value: [{ id: 2 }] })
  })

  it.each([
    ['cut off', '[\n{"id": 1},\n', 2],
    ['with a stray word', '[\n{"id": 1},\n{"id": x}\n]', 3],
    ['with a bracket too many', '[\n{"id": 1}]]', 2],
  ])('%s tell the line', (_how, text, line) => {
    const found = read(write('b.json', text))
    expect(found).toEqual({ why: expect.stringMatching(new RegExp(`^line ${line}: `)) })
  })

  it('of another shape tell the place', () => {
    expect(read(write('c.json', '[{"id": "1"}]'))).toEqual({ why: expect.stringMatching(/^\/0\/id /) })
    expect(read(path.join(dir, 'nothing.json'))).toEqual({ why: expect.stringContaining('ENOENT') })
  })
})
