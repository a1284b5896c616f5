import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CsvLine, readCsv } from './csv-file'
import { type CsvLayout, isCount, isName } from './csv-layout.rules'

const dir = mkdtempSync(path.join(tmpdir(), 'csv-'))
const LAYOUT: CsvLayout = {
  kinds: [['home|Heim', 'away', 'goals']],
  ordered: [['shots', 'corners']],
  cells: { home: isName, away: isName, goals: isCount, referee: isName },
}

async function read(content: string | Buffer, layout = LAYOUT): Promise<CsvLine[]> {
  const file = path.join(dir, 'file.csv')
  writeFileSync(file, content)
  const lines: CsvLine[] = []
  for await (const line of readCsv(file, layout)) lines.push(line)
  return lines
}

describe('CSV files', () => {
  it('are read as rows by column with line numbers', async () => {
    const text = '\uFEFFhome,away,goals\r\nArsenal,Leeds,2\r\n\r\n"Ever, ton",Hull,0\r\n,,\r\nA,B,1'
    expect(await read(text)).toEqual([
      { line: 2, row: { home: 'Arsenal', away: 'Leeds', goals: '2' } },
      { line: 4, row: { home: 'Ever, ton', away: 'Hull', goals: '0' } },
      { line: 6, row: { home: 'A', away: 'B', goals: '1' } },
    ])
  })

  it('report the line of a broken row and return the others', async () => {
    const invalid = Buffer.concat([
      Buffer.from('home,away,goals\nA,"B\nC,D,1,E\nF,G,2,,\n'),
      Buffer.from(`${'x'.repeat(70_000)},L,1\n`),
      Buffer.from('M,N,3\n'),
    ])
    expect(await read(invalid)).toEqual([
      { line: 2, why: 'unreadable quotes' },
      { line: 3, why: 'more cells than columns' },
      { line: 4, row: { home: 'F', away: 'G', goals: '2' } },
      { line: 5, why: 'a line of more than 64 KB' },
      { line: 6, row: { home: 'M', away: 'N', goals: '3' } },
    ])
  })

  it('are read as Windows-1252 where they are not UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('home,away,goals\n1. FC Köln,Málaga,1\n'),
      Buffer.from('1. FC K\xf6ln,M\xe1laga,2\nBeyo\x9alu,Nott\x92m,0\n', 'latin1'),
    ])
    expect((await read(bytes)).map((line) => 'row' in line && Object.values(line.row))).toEqual([
      ['1. FC Köln', 'Málaga', '1'],
      ['1. FC Köln', 'Málaga', '2'],
      ['Beyošlu', 'Nott’m', '0'],
    ])
  })

  it.each([
    ['a zero byte', Buffer.from('A\u0000,B,2\n'), 'line 3: a control character'],
    ['a control character of Latin-1', Buffer.from('A\u0085,B,2\n'), 'line 3: a control character'],
    ['a byte that no encoding has', Buffer.from('K\x81ln,B,2\n', 'latin1'), 'line 3: neither'],
    ['two encodings in one line', Buffer.from('KÃ¶ln,K\xf6ln,2\n', 'latin1'), 'line 3: neither'],
    ['two bytes a character', Buffer.from('A,B,2\n', 'utf16le'), 'line 3: a control character'],
  ])('are refused before their first row for %s', async (_name, bytes, why) => {
    const file = Buffer.concat([Buffer.from('home,away,goals\nC,D,1\n'), bytes])
    await expect(read(file)).rejects.toThrow(why)
  })

  it('have no row for a truncated line and no value for its last cell', async () => {
    const reason = 'a line that is cut: fewer cells than it needs'
    expect(
      await read('home,away,goals,shots,corners\nA,Man C\nB,C,1\nD,E,1,2\nF,G,2,13,1\n'),
    ).toEqual([
      { line: 2, why: reason },
      { line: 3, why: reason },
      { line: 4, row: { home: 'D', away: 'E', goals: '1', shots: '', corners: '' } },
      { line: 5, row: { home: 'F', away: 'G', goals: '2', shots: '13', corners: '1' } },
    ])
  })

  it('count a duplicate line once', async () => {
    const text = 'home,away,goals\nA,B,1\nC,D,2\nA,B,1\n'
    expect(await read(text)).toEqual([
      { line: 2, row: { home: 'A', away: 'B', goals: '1' } },
      { line: 3, row: { home: 'C', away: 'D', goals: '2' } },
      { line: 4, why: 'the same line again' },
    ])
    expect(
      (await read(text, { ...LAYOUT, mayRepeat: true })).filter((line) => 'row' in line),
    ).toHaveLength(3)
  })

  it('have spaces for the no-break spaces of old files', async () => {
    const bytes = Buffer.from('home,away,goals\nA\xa0B,C\xa0,1\n', 'latin1')
    expect(await read(bytes)).toEqual([{ line: 2, row: { home: 'A B', away: 'C', goals: '1' } }])
  })

  it('have whole lines across chunks of the stream', async () => {
    const rows = Array.from({ length: 40_000 }, (_, number) => `Köln ${number},Hull,${number % 9}`)
    const lines = await read(`home,away,goals\n${rows.join('\n')}\n`)
    expect(lines).toHaveLength(rows.length)
    expect(lines.at(-1)).toEqual({
      line: 40_001,
      row: { home: 'Köln 39999', away: 'Hull', goals: '3' },
    })
    expect(lines.every((line) => 'row' in line)).toBe(true)
  })

  it.each([
    ['', 'an empty file'],
    ['A,B,1\nC,D,2\n', 'an unknown header: no column home|Heim, away, goals'],
    ['home;away;goals\nA;B;1\n', 'an unknown header: no column home|Heim, away, goals'],
    ['home,goals,away\nA,1,B\n', 'an unknown header: column goals is out of order'],
    ['home,away,goals,home\nA,B,1,C\n', 'an unknown header: column home twice'],
    ['home,away,goals,corners,shots\n', 'an unknown header: column corners is out of order'],
  ])('with another header are rejected: %j', async (text, why) => {
    await expect(read(text)).rejects.toThrow(why)
  })

  it('are rejected when a column has values of another kind', async () => {
    const swapped = 'home,away,goals,referee\nA,B,M Dean,1\nC,D,H Webb,0\n'
    await expect(read(swapped)).rejects.toThrow(
      'column goals holds other values than its name says',
    )
    const numbers = 'home,away,goals,referee\nA,B,1,13\nC,D,2,7\nE,F,2,\n'
    await expect(read(numbers)).rejects.toThrow(
      'column referee holds other values than its name says',
    )
    expect(
      await read('home,away,goals,referee\nA,B,1,13\nC,D,2,M Dean\nE,F,2,A Taylor\n'),
    ).toHaveLength(3)
  })
})
