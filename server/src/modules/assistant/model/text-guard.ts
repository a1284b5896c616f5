/** Text is passed on in whole sentences, so that an address is seen whole. */
const SENTENCE_END = /[。！？!?\n]/
const MAX_BUFFERED = 400

export type TextGuard = {
  /** The part of the text so far that may be shown. */
  push: (text: string) => string
  /** The rest. */
  end: () => string
}

/**
 * Passes the text of a model on, without addresses outside the product, pictures, markup and
 * citations of sources that the answer does not have: a model may have been talked into them.
 */
export function createTextGuard(hasSource: (n: number) => boolean): TextGuard {
  let rest = ''
  const take = (length: number) => {
    const part = rest.slice(0, length)
    rest = rest.slice(length)
    return guarded(part, hasSource)
  }
  return {
    push(text) {
      rest += text
      const ends = [...rest.matchAll(new RegExp(SENTENCE_END, 'g'))]
      const last = ends.at(-1)
      if (last) return take(last.index + 1)
      return rest.length > MAX_BUFFERED ? take(rest.length) : ''
    },
    end: () => take(rest.length),
  }
}

const PICTURE = /!\[([^\]\n]*)\](?:\([^)\n]*\)|\[[^\]\n]*\])/g
const LINK = /\[([^\]\n]*)\]\(([^)\n]*)\)/g
const REFERENCE = /^[ \t]*\[[^\]\n]+\]:.*$/gm
const ADDRESS = /(?:[a-z][a-z0-9+.-]{1,20}:)?\/\/[^\s，。！？、（）【】<>"']+|\bwww\.[^\s，。]+/gi
const OTHER_ADDRESS = /\b(?:javascript|data|mailto|tel|vbscript):[^\s，。]*/gi
const TAG = /<\/?[a-z!?][^>\n]*>?/gi
const CITATION = /\[(\d{1,2})\](?!\()/g
/** An address inside the product. */
const OWN = /^\/(?![/\\])[\w\-/?=&.%#]*$/

function guarded(text: string, hasSource: (n: number) => boolean): string {
  return text
    .replace(PICTURE, '$1')
    .replace(LINK, (whole, name: string, to: string) => (OWN.test(to.trim()) ? whole : name))
    .replace(REFERENCE, '')
    .replace(TAG, '')
    .replace(ADDRESS, '（外部链接）')
    .replace(OTHER_ADDRESS, '（外部链接）')
    .replace(CITATION, (whole, n: string) => (hasSource(Number(n)) ? whole : ''))
}
