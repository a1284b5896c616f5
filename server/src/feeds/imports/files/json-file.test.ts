import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import Type from 'typebox'
import { createJsonReader } from './json-file'

const dir = mkdtempSync(path.join(tmpdir(), 'files-'))
function write(name: string, content: string | Buffer): string {
  writeFileSync(path.join(dir, name), content)
  return path.join(dir, name)
}

describe('JSON files', () => {
  const read = createJsonReader(Type.Array(Type.Object({ id: Type.Integer() })))

  it('are read plain and gzipped', () => {
    expect(read(write('a.json', '[{"id": 1}]'))).toEqual({ value: [{ id: 1 }] })
    expect(read(write('a.json.gz', gzipSync('[{"id": 2}]')))).toEqual({ value: [{ id: 2 }] })
  })

  it('are read with a byte order mark', () => {
    expect(read(write('m.json', '\uFEFF[{"id": 3}]'))).toEqual({ value: [{ id: 3 }] })
  })

  it('with invalid UTF-8 are rejected with the line', () => {
    const bytes = Buffer.from('[\n{"id": 1, "name": "K\xf6ln"}]', 'latin1')
    expect(read(write('u.json', bytes))).toEqual({ why: 'line 2: invalid UTF-8' })
  })

  it('of more than 32 MB are rejected, also gzipped', () => {
    const large = Buffer.alloc(33 * 1024 * 1024, ' ')
    expect(read(write('l.json', large))).toEqual({ why: 'larger than 32 MB' })
    expect(read(write('l.json.gz', gzipSync(large)))).toEqual({ why: 'larger than 32 MB' })
  })

  it.each([
    ['cut off', '[\n{"id": 1},\n', 2],
    ['with a stray word', '[\n{"id": 1},\n{"id": x}\n]', 3],
    ['with a bracket too many', '[\n{"id": 1}]]', 2],
  ])('%s are rejected with the line', (_how, text, line) => {
    const found = read(write('b.json', text))
    expect(found).toEqual({ why: expect.stringMatching(new RegExp(`^line ${line}: `)) })
  })

  it('of another shape are rejected with the path of the value', () => {
    expect(read(write('c.json', '[{"id": "1"}]'))).toEqual({
      why: expect.stringMatching(/^\/0\/id /),
    })
    expect(read(path.join(dir, 'nothing.json'))).toEqual({ why: expect.stringContaining('ENOENT') })
  })
})
