/** Cells of a line by the name of their column. */
export type CsvRow = Record<string, string>
