/** Id of football in the table of sports. */
export const FOOTBALL = 1
