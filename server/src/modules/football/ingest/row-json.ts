/** JSON escapes that PostgreSQL's text cannot store: NUL and halves of surrogate pairs. */
const UNSTORABLE = /\\u(0000|d[89a-f][0-9a-f]{2})/i

/** Rows as one JSON parameter for `json_to_recordset`: one statement stores thousands of them. */
export function rowJson(rows: readonly object[]): string {
  const json = JSON.stringify(rows)
  if (!UNSTORABLE.test(json)) return json
  return JSON.stringify(rows, (_name, value: unknown) => {
    return typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\0', '') : value
  })
}
