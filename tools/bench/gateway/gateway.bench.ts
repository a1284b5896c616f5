import { benchGateway } from './bench-gateway'

const measures = await benchGateway()
console.table(
  measures.map(({ what, value, unit, target }) => ({ what, value: `${value.toFixed(1)} ${unit}`, target })),
)
const missed = measures.filter(({ value, target }) => target !== undefined && value > target)
process.exit(missed.length > 0 ? 1 : 0)
