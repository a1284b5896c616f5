/** Text of several lines as people write it: no other control characters, no torn pairs. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
}
