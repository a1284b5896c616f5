/** Text that the database can store: no NUL, no halves of surrogate pairs, no other controls. */
export function plainText(text: string): string {
  const whole = text.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  )
  return whole.replace(/[^\P{Cc}\n\t]/gu, '')
}
