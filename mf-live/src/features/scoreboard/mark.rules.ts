/** What a match page has beside the score: its name on the wire, its character in a row, and its word. */
type Mark = { mark: string; letter: string; label: string }

const MARKS: readonly Mark[] = [
  { mark: 'mlive', letter: '动', label: '动画' },
  { mark: 'text', letter: '文', label: '文字' },
  { mark: 'lineup', letter: '阵', label: '阵容' },
  { mark: 'intelligence', letter: '情', label: '情报' },
  { mark: 'video', letter: '视', label: '视频' },
]

/** The marks of a row, in their order; unknown ones are left out. */
export function shownMarks(marks: readonly string[]): Mark[] {
  return MARKS.filter(({ mark }) => marks.includes(mark))
}

export function hasMark(marks: readonly string[] | undefined): boolean {
  return marks !== undefined && MARKS.some(({ mark }) => marks.includes(mark))
}
