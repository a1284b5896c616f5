import { render, screen, within } from '@testing-library/react'
import { Chart } from '.'
import { chartOption } from './chart-option'

const data = {
  labels: ['控球率', '射正'],
  series: [
    { name: '主队', values: [58, 6] },
    { name: '客队', values: [42, null] },
  ],
}
const theme = { home: '#4486fe', away: '#ff7a45', words: '#555', line: '#eee', surface: '#fff', size: 11 }

// jsdom has no canvas to measure words with; the chart then estimates their width.
HTMLCanvasElement.prototype.getContext = () => null

describe('Chart', () => {
  it('draws the two sides and says what it tells', () => {
    render(<Chart kind="bar" title="技术统计" data={data} />)
    const picture = screen.getByRole('img', { name: '技术统计' })
    expect(picture.querySelector('svg')).toHaveTextContent('控球率')
  })

  it('has every figure in the table behind 看数据', () => {
    render(<Chart kind="line" title="技术统计" data={data} />)
    const row = screen.getByRole('row', { name: /射正/, hidden: true })
    expect(
      within(row)
        .getAllByRole('cell', { hidden: true })
        .map((cell) => cell.textContent),
    ).toEqual(['6', '–'])
  })

  it('gives home and away their colours in every kind', () => {
    for (const kind of ['line', 'bar', 'pie'] as const) {
      expect(chartOption(kind, data, theme).color).toEqual(['#4486fe', '#ff7a45'])
    }
  })
})
