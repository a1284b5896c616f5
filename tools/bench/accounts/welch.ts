/** Welch's t of two samples: the distance of their means in standard errors. */
export function welchT(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [momentsOf(one), momentsOf(other)]
  return (
    (first.mean - second.mean) /
    Math.sqrt(first.variance / one.length + second.variance / other.length)
  )
}

export function momentsOf(sample: readonly number[]): { mean: number; variance: number } {
  const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length
  const squares = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: squares / (sample.length - 1) }
}
