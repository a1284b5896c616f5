export { Chart, type ChartProps } from './chart'
export type { ChartData, ChartKind } from './chart-data'
