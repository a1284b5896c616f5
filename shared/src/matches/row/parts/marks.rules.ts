/** Something that a match page offers: its name on the wire, its character in a row, its label. */
type Mark = { mark: string; letter: string; label: string }

const MARKS: readonly Mark[] = [
  { mark: 'mlive', letter: '动', label: '动画' },
  { mark: 'text', letter: '文', label: '文字' },
  { mark: 'lineup', letter: '阵', label: '阵容' },
  { mark: 'box', letter: '统', label: '球员数据' },
  { mark: 'shots', letter: '投', label: '投篮图' },
  { mark: 'intelligence', letter: '情', label: '情报' },
  { mark: 'video', letter: '视', label: '视频' },
]

/** The known marks of a row in their fixed order. */
export function shownMarks(marks: readonly string[]): Mark[] {
  return MARKS.filter(({ mark }) => marks.includes(mark))
}

export function hasMark(marks: readonly string[] | undefined): boolean {
  return marks !== undefined && MARKS.some(({ mark }) => marks.includes(mark))
}
