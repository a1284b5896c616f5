import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { type ImportReport, isBalanced, type RejectedLine, rejectedCount } from '.'
import { IMPORT_FORMATS } from './import-formats'
import { createTestImport, SPOILED_FORMATS } from './testing'

const NOW = Date.UTC(2026, 10, 21) / 1000

describe.each(SPOILED_FORMATS)(
  'the import report of $format',
  ({ format: name, fixtures, spoil, ...expected }) => {
    let database: TestDatabase
    let dir: string
    const rejected: RejectedLine[] = []
    beforeAll(async () => {
      database = await createTestDatabase()
      dir = mkdtempSync(path.join(tmpdir(), `${name}-`))
      cpSync(path.join(__dirname, fixtures, 'fixtures'), dir, { recursive: true })
      spoil(dir)
    })
    afterAll(() => database.drop())

    async function run(now: number): Promise<ImportReport> {
      const format = IMPORT_FORMATS[name]
      if (!format) throw new Error(name)
      rejected.length = 0
      const onRejected = (line: RejectedLine) => void rejected.push(line)
      return format.run(dir, { ...createTestImport(database.db, format.source, now), onRejected })
    }
    const sumOf = (report: ImportReport, what: 'stored' | 'changed' | 'same') =>
      report.files.reduce((sum, file) => sum + file[what], 0)

    it('counts every line once and names file, line and reason of each rejected one', async () => {
      const first = await run(NOW)
      for (const file of first.files) {
        expect([file.file, isBalanced(file)]).toEqual([file.file, true])
        const lines = rejected.filter((one) => one.file === file.file)
        expect([file.file, lines.length]).toEqual([file.file, rejectedCount(file)])
        expect(lines.every(({ line, reason }) => line !== null && line > 0 && reason !== '')).toBe(
          true,
        )
      }
      const stored = sumOf(first, 'stored') + sumOf(first, 'changed') + sumOf(first, 'same')
      expect(stored).toBeGreaterThan(2)
      const reported = rejected.map(({ file, line, reason }) => `${file} ${line}: ${reason}`).sort()
      expect(reported).toEqual(expected.lines)
      expect(first.rejectedFiles.map(({ file }) => file).sort()).toEqual(expected.files)
      expect(first.rejectedFiles.every(({ why }) => why !== '')).toBe(true)

      const again = await run(NOW + 60)
      expect([sumOf(again, 'stored'), sumOf(again, 'changed'), sumOf(again, 'same')]).toEqual([
        0,
        0,
        stored,
      ])
      expect(again.rejectedFiles).toEqual(first.rejectedFiles)
      const { rows } = await sql`
      SELECT key FROM teams WHERE key ILIKE ${'%phantom%'} OR name_zh ~ ${'[\uFFFD]'}`.execute(
        database.db,
      )
      expect(rows).toEqual([])
    })
  },
)
