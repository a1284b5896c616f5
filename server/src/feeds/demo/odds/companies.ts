/** Pricing of one company. Ids are the Nami family (codes-and-words 1.7). */
export type Company = {
  id: number
  /** Margin on two even prices; `euroMargin` is the margin on three. */
  margin: number
  euroMargin: number
  /** Seconds behind the market. */
  lag: number
  /** Prices leagues up to this level. */
  level: number
  /** Minutes between prices in play; 0: none in play. */
  every: number
  hasCorners: boolean
}

const ROWS: readonly (readonly number[])[] = [
  // id, margin, euro margin, lag, level, in-play minutes, corners
  [7, 0.055, 0.095, 24, 2, 6, 0],
  [3, 0.042, 0.07, 6, 3, 2, 1],
  [2, 0.048, 0.062, 9, 3, 3, 1],
  [11, 0.05, 0.066, 14, 2, 5, 1],
  [10, 0.052, 0.072, 18, 3, 4, 0],
  [9, 0.064, 0.068, 20, 2, 0, 0],
  [5, 0.062, 0.07, 20, 2, 0, 0],
  [22, 0.026, 0.034, 4, 3, 3, 1],
  [21, 0.04, 0.07, 10, 2, 5, 1],
  [6, 0.044, 0.075, 12, 1, 6, 1],
  [15, 0.04, 0.068, 8, 2, 5, 1],
  [16, 0.046, 0.078, 15, 1, 8, 0],
  [14, 0.047, 0.08, 16, 1, 8, 1],
  [17, 0.05, 0.082, 19, 1, 0, 0],
  [18, 0.052, 0.084, 22, 1, 0, 0],
  [4, 0.06, 0.066, 17, 1, 0, 0],
  [13, 0.07, 0.074, 26, 1, 0, 0],
  [12, 0.072, 0.09, 28, 1, 0, 0],
  [8, 0.075, 0.095, 30, 1, 0, 0],
  [20, 0.045, 0.052, 11, 2, 6, 1],
]

export const COMPANIES: readonly Company[] = ROWS.map(
  ([id = 0, margin = 0, euroMargin = 0, lag = 0, level = 1, every = 0, corners = 0]) => ({
    id,
    margin,
    euroMargin,
    lag,
    level,
    every,
    hasCorners: corners === 1,
  }),
)

/** Companies whose first and last prices are stored for past matches. */
export const STORED_COMPANIES: readonly number[] = [3, 2, 10, 22, 7]
