import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../federation'

const FOLDER = join(workspaceRoot, 'docs/decisions')

/** What each record is about first, by the number of the record. */
const SUBJECTS: Readonly<Record<string, readonly number[]>> = {
  'How we work': [1, 121, 152, 158],
  Structure: [7, 9, 10, 11, 67, 68, 73, 74, 75, 84, 85, 99, 159],
  'Contracts, types and builds': [3, 15, 41, 72, 92, 156, 157],
  'Remotes and the shell': [
    2, 14, 16, 17, 24, 25, 31, 32, 36, 61, 62, 76, 77, 78, 79, 80, 81, 83, 135, 137, 138, 139, 153,
    154, 162,
  ],
  'Pages and the browser': [4, 19, 20, 27, 51, 52, 53, 54, 66, 82, 89, 120, 147, 148, 160],
  'Sockets and topics': [5, 37, 42, 86, 90, 151],
  'Server and database': [6, 8, 18, 28, 38, 39, 43, 45, 46, 47, 71, 133, 150],
  Matches: [12, 13, 21, 22, 33, 48, 49, 50, 69, 95, 98, 100, 109],
  'Feeds and imports': [65, 70, 96, 97, 140, 142],
  Predictions: [93, 94, 143],
  'Accounts, privacy and minors': [
    23, 29, 30, 34, 35, 57, 58, 59, 60, 63, 64, 130, 145, 146, 149, 155, 161,
  ],
  'Coins, gifts and notices': [26, 87, 91, 106],
  'Live rooms and video': [101, 102, 103, 104, 105, 107, 108, 131],
  'News and community': [88, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119],
  'Messages and the assistant': [122, 123, 124, 125, 126, 127, 128, 129],
}

type DecisionRecord = { number: number; file: string; title: string; status: string }

/** Text of docs/decisions/README.md. Throws when a record has no subject, or more than one. */
export function decisionsPage(): string {
  const records = readRecords()
  const placed = Object.values(SUBJECTS).flat()
  for (const { number, file } of records) {
    if (placed.filter((each) => each === number).length !== 1)
      throw new Error(`${file} must have one subject in tools/docs/decisions-page.ts`)
  }
  const parts = Object.entries(SUBJECTS).map(([subject, numbers]) => {
    const lines = records.filter(({ number }) => numbers.includes(number)).map(lineOf)
    return `## ${subject}\n\n${lines.join('\n')}\n`
  })
  return `# Decisions by subject

Generated from the records by \`node --import tsx tools/docs/write.ts\`; a new record gets a subject
in \`tools/docs/decisions-page.ts\`. How records are written: [0001](0001-decision-records.md), with
[this template](0000-template.md).

${parts.join('\n')}`
}

function readRecords(): DecisionRecord[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d{4}-.*\.md$/.test(file) && !file.startsWith('0000'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8')
      const title = /^# \d{4}[.:]? (.+)$/m.exec(text)?.[1] ?? ''
      const status = /^Status: (.+)$/m.exec(text)?.[1] ?? ''
      return { number: Number(file.slice(0, 4)), file, title, status }
    })
}

/** What of the record another one supersedes, and which: its status says so. */
function lineOf({ file, title, status }: DecisionRecord): string {
  const [, what = '', by] = /([^;:]*):? ?superseded by (\d{4})/.exec(status) ?? []
  const note = by ? ['; superseded:', what.trim(), `by ${by}`].filter(Boolean).join(' ') : ''
  return `- [${file.slice(0, 4)}](${file}):\n  ${title}${note}`
}
