import { REASONS } from '@saidian/shared/contracts/http'

/** Text of docs/errors.md, generated from the contract. */
export function errorsPage(): string {
  const rows = Object.entries(REASONS).map(
    ([reason, { code, message }]) => `| \`${reason}\` | ${code} | ${message} |`,
  )
  return `# Errors that a client can receive

Generated from \`shared/src/contracts/http/errors.ts\` by \`node --import tsx tools/docs/write.ts\`;
a test compares the two. Every error is an envelope
\`{code, data: null, message, reason, requestId}\`, with \`retryAfterMs\` where a later retry helps.
The HTTP status is 200, but 400 for a request that fails its schema, 413 for one that is too large,
404 for an unknown address, 500 for a fault and 503 for overload.

| reason | code | message for the user |
|---|---|---|
${rows.join('\n')}
`
}
