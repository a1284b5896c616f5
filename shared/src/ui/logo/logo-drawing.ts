/** The mark of the product on a grid of 64: a line that rises, and a ball at its end. */
export const LOGO = {
  side: 64,
  corner: 14,
  line: 'M11 46 25 32l9 8 9-13',
  lineWidth: 5,
  ball: { x: 47, y: 19, radius: 8 },
} as const
