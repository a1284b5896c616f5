/** Text is passed on in whole sentences, so that an address is seen whole. */
const SENTENCE_END = /[。！？!?\n]/g
const MAX_BUFFERED = 400
/** What is looked at once has at most 500 characters; the expressions below look no further. */
const SLICE = 100
/** A longer text without a sentence is cut behind these: an address has none of them. */
const NO_ADDRESS = /[\s，、；：（）\u4e00-\u9fff]/g

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
      let shown = ''
      for (let at = 0; at < text.length; at += SLICE) {
        rest += text.slice(at, at + SLICE)
        shown += take(endOf(rest, SENTENCE_END))
        if (rest.length <= MAX_BUFFERED) continue
        shown += take(splitPositionOf(rest))
        // A word of this length is none.
        if (rest.length > MAX_BUFFERED) rest = ''
      }
      return shown
    },
    end: () => take(rest.length),
  }
}

/** The position behind the last match; 0 without one. */
function endOf(text: string, expression: RegExp): number {
  const last = [...text.matchAll(expression)].at(-1)
  return last ? last.index + 1 : 0
}

/** Where a long text is cut: not in an address and not in a link. */
function splitPositionOf(text: string): number {
  const link = text.lastIndexOf('[')
  const end = endOf(text, NO_ADDRESS)
  return link > 0 && link < end ? link : end
}

const PICTURE = /!\[([^\]\n]{0,500})\](?:\([^)\n]{0,500}\)|\[[^\]\n]{0,500}\])/g
const LINK = /\[([^\]\n]{0,500})\]\(([^)\n]{0,500})\)/g
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
