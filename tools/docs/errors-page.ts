import { REASONS } from '@saidian/shared/contracts'

/** Text of docs/errors.md, generated from the contract. */
export function errorsPage(): string {
  const rows = Object.entries(REASONS).map(
    ([reason, { code, message }]) => `| \`${reason}\` | ${code} | ${message} |`,
  )
  return `# Errors a client can meet

Generated from \`shared/src/contracts/errors.ts\` by \`node --import tsx tools/docs/write.ts\`;
a test compares the two. Every error is an envelope
\`{code, data: null, message, reason, requestId}\`, with \`retryAfterMs\` where waiting helps.
The HTTP status is 200 for a business answer, 400 for a request that fails its schema, 503 for
overload.

| reason | code | message for the user |
|---|---|---|
${rows.join('\n')}
`
}
