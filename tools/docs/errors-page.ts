import { REASONS } from '@saidian/shared/contracts'

/** Text of docs/errors.md, made from the contract. */
export function errorsPage(): string {
  const rows = Object.entries(REASONS).map(
    ([reason, { code, message }]) => `| \`${reason}\` | ${code} | ${message} |`,
  )
  return `# Errors a client can meet

Made from \`shared/src/contracts/errors.ts\` by \`node --import tsx tools/docs/write.ts\`; a test holds the two together. Every refusal is an envelope
\`{code, data: null, message, reason, requestId}\`, with \`retryAfterMs\` where waiting helps. HTTP status is 200 for a business answer, 400 for a
request that fails its schema, 503 for overload.

| reason | code | what a person reads |
|---|---|---|
${rows.join('\n')}
`
}
