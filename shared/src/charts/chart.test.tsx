import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Chart } from '.'
import { balanceOption } from './balance-option'
import { chartOption } from './chart-option'
import { pieOption } from './pie-option'

const data = {
  labels: ['控球率', '射正'],
  series: [
    { name: '主队', values: [58, 6] },
    { name: '客队', values: [42, null] },
  ],
}
const theme = {
  home: '#4486fe',
  away: '#ff7a45',
  title: '#111',
  text: '#555',
  line: '#eee',
  surface: '#fff',
  size: 11,
}

// jsdom has no canvas to measure words with; the chart then estimates their width.
HTMLCanvasElement.prototype.getContext = () => null

describe('Chart', () => {
  it('draws the two sides and has a text alternative', () => {
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
    for (const kind of ['line', 'bar', 'pie', 'balance', 'steps'] as const) {
      expect(chartOption(kind, data, theme).color.slice(0, 2)).toEqual(['#4486fe', '#ff7a45'])
    }
  })

  it('draws a balance with home above the line and away below it', () => {
    const pressure = { labels: ['1', '2'], series: [{ name: '攻势', values: [30, -50] }] }
    const bars = balanceOption(pressure, theme).series[0]?.data
    expect(bars).toMatchObject([
      { value: 30, itemStyle: { color: '#4486fe' } },
      { value: -50, itemStyle: { color: '#ff7a45' } },
    ])
  })

  it('lets a column be chosen from its figures too', () => {
    const choose = jest.fn()
    render(<Chart kind="bar" title="攻势" data={data} onChoose={choose} />)
    fireEvent.click(screen.getByRole('button', { name: '射正', hidden: true }))
    expect(choose).toHaveBeenCalledWith(1)
  })

  it('draws a pie of nothing as an empty ring', () => {
    const nothing = {
      labels: ['主', '客'],
      series: [{ name: '射正', values: [0, 0] }],
      centre: '0',
    }
    expect(pieOption(nothing, theme).color).toEqual(['#eee'])
  })

  describe('after a change of the tokens', () => {
    const scheme = Object.assign(new EventTarget(), { matches: false })
    const tokens = document.createElement('style')
    const homeIs = (colour: string) => {
      tokens.textContent = `div { --home: ${colour}; }`
    }
    const fills = (container: HTMLElement) =>
      [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'))

    beforeEach(() => {
      window.matchMedia = () => scheme as unknown as MediaQueryList
      homeIs('#4486fe')
      document.head.append(tokens)
    })
    afterEach(() => {
      Reflect.deleteProperty(window, 'matchMedia')
      delete document.documentElement.dataset.diy
      tokens.remove()
    })

    it.each([
      ['the scheme of the system', () => scheme.dispatchEvent(new Event('change'))],
      ['the theme colour', () => document.documentElement.setAttribute('data-diy', 'rose')],
      ['the theme', () => document.documentElement.setAttribute('data-theme', 'dark')],
    ])('is drawn in the new colours: %s', async (_, change) => {
      const { container } = render(<Chart kind="bar" title="技术统计" data={data} />)
      expect(fills(container)).toContain('#4486fe')
      homeIs('#123456')
      change()
      await waitFor(() => expect(fills(container)).toContain('#123456'))
    })
  })
})
