import { render, screen } from '@testing-library/react'
import { DataTable } from './data-table'

test('words begin at one edge, figures end at one', () => {
  const columns = ['排名', '球队', '进/失', '近况']
  const rows = [
    ['1', '阿森纳', '46/24', '–'],
    ['2', '沙尔克04', '50/21', '+3'],
  ]
  render(<DataTable label="积分榜" columns={columns} rows={rows} />)
  const isText = (text: string) => screen.getByText(text).classList.contains('text')
  expect(['球队', '阿森纳', '沙尔克04'].map(isText)).toEqual([true, true, true])
  expect(['进/失', '46/24', '近况', '+3'].map(isText)).toEqual([false, false, false, false])
})
