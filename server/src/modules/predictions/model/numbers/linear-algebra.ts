/** A square matrix in one array, row by row. */
export class SquareMatrix {
  readonly size: number
  readonly values: Float64Array

  constructor(size: number) {
    this.size = size
    this.values = new Float64Array(size * size)
  }

  at(row: number, column: number): number {
    return this.values[row * this.size + column] as number
  }

  set(row: number, column: number, value: number): void {
    this.values[row * this.size + column] = value
  }

  add(row: number, column: number, value: number): void {
    this.set(row, column, this.at(row, column) + value)
  }
}

/** The lower triangle L with L·Lᵀ = matrix, which is symmetric and positive definite. */
export function cholesky(matrix: SquareMatrix): SquareMatrix {
  const { size } = matrix
  const lower = new SquareMatrix(size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix.at(row, column)
      for (let k = 0; k < column; k++) sum -= lower.at(row, k) * lower.at(column, k)
      if (row !== column) lower.set(row, column, sum / lower.at(column, column))
      else if (sum > 0) lower.set(row, row, Math.sqrt(sum))
      else throw new Error('the matrix is not positive definite')
    }
  }
  return lower
}

/** x of L·Lᵀ·x = right. */
export function solve(lower: SquareMatrix, right: Float64Array): Float64Array {
  const { size } = lower
  const x = Float64Array.from(right)
  for (let row = 0; row < size; row++) {
    let sum = x[row] as number
    for (let k = 0; k < row; k++) sum -= lower.at(row, k) * (x[k] as number)
    x[row] = sum / lower.at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = x[row] as number
    for (let k = row + 1; k < size; k++) sum -= lower.at(k, row) * (x[k] as number)
    x[row] = sum / lower.at(row, row)
  }
  return x
}

/** The inverse of L·Lᵀ. */
export function inverse(lower: SquareMatrix): SquareMatrix {
  const { size } = lower
  const result = new SquareMatrix(size)
  for (let column = 0; column < size; column++) {
    const unit = new Float64Array(size)
    unit[column] = 1
    const x = solve(lower, unit)
    for (let row = 0; row < size; row++) result.set(row, column, x[row] as number)
  }
  return result
}
