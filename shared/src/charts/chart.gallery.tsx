import { Chart } from './chart'

const MINUTES = Array.from({ length: 46 }, (_, place) => String(place * 2))
const wave = (place: number) => Math.round(Math.sin(place / 4) * 40 + Math.cos(place / 9) * 30)

export function Line() {
  return (
    <Chart
      kind="line"
      title="射门次数"
      data={{
        labels: ['第 1 轮', '第 2 轮', '第 3 轮', '第 4 轮', '第 5 轮'],
        series: [
          { name: '曼城', values: [12, 18, 9, 15, 21] },
          { name: '阿森纳', values: [10, 11, 14, 8, null] },
        ],
      }}
    />
  )
}

export function Bar() {
  return (
    <Chart
      kind="bar"
      title="进球时间"
      data={{
        labels: ['0-15', '16-30', '31-45', '46-60', '61-75', '76-90'],
        series: [
          { name: '曼城', values: [3, 5, 6, 4, 7, 9] },
          { name: '阿森纳', values: [2, 4, 3, 6, 5, 8] },
        ],
      }}
    />
  )
}

export function Ring() {
  return (
    <Chart
      kind="pie"
      title="控球率"
      size="ring"
      hasTable={false}
      data={{
        labels: ['主队', '客队'],
        series: [{ name: '控球率', values: [58, 42] }],
        centre: '58%',
      }}
    />
  )
}

export function Balance() {
  return (
    <Chart
      kind="balance"
      title="攻势"
      data={{
        labels: MINUTES,
        series: [{ name: '攻势', values: MINUTES.map((_, place) => wave(place)) }],
        markers: [
          { index: 11, side: 'home', name: '进球' },
          { index: 33, side: 'away', name: '进球' },
        ],
        dividers: [23],
      }}
    />
  )
}

export function Periods() {
  return (
    <Chart
      kind="balance"
      title="得分走势"
      size="low"
      data={{
        labels: MINUTES,
        series: [{ name: '领先分', values: MINUTES.map((_, place) => wave(place)) }],
        dividers: [12, 24, 36],
        ticks: ['第一节', '第二节', '第三节', '第四节'].map((text, at) => ({
          index: at * 12,
          text,
        })),
      }}
    />
  )
}

export function Steps() {
  return (
    <Chart
      kind="steps"
      title="欧赔走势"
      size="low"
      data={{
        labels: ['10:00', '12:00', '14:00', '16:00', '18:00'],
        series: [
          { name: '主胜', values: [1.85, 1.83, 1.8, 1.88, 1.9] },
          { name: '客胜', values: [4.2, 4.3, 4.4, 4.1, 4] },
        ],
      }}
    />
  )
}

export function OneValue() {
  return (
    <Chart
      kind="line"
      title="近期走势"
      data={{ labels: ['今天'], series: [{ name: '曼城', values: [3] }] }}
    />
  )
}
