const PREFIX = '[ Federation Runtime ]'

/**
 * In place of the runtime's logger, which knows log levels, delegates, stack traces and a listener
 * for errors. `text` is a code such as `RUNTIME-006`, or a sentence.
 */
export function error(text, _descriptions, args, cause) {
  const details = [args && JSON.stringify(args), cause].filter(Boolean)
  throw new Error([`${PREFIX}: ${text}`, ...details].join('\n'))
}

export function assert(condition, text, descriptions, args) {
  if (!condition) error(text, descriptions, args)
}

export function warn(text) {
  console.warn(PREFIX, text)
}

export const logger = { warn, error: warn }
