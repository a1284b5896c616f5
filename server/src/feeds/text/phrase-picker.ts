import { type Random, shuffled } from '../random'

export type PhraseValues = Readonly<Record<string, string | number>>

/** Fills phrases for one match and never repeats a sentence. */
export class PhrasePicker {
  readonly #random: Random
  readonly #used = new Set<string>()
  /** Shuffled order of each list; a phrase repeats only after all others. */
  readonly #rotations = new Map<readonly string[], { order: string[]; next: number }>()

  constructor(random: Random) {
    this.#random = random
  }

  /** A sentence from one of the phrases; `values` fill its {marks}. */
  say(phrases: readonly string[], values: PhraseValues): string {
    for (let tries = 0; tries < phrases.length; tries++) {
      const sentence = fill(this.#phrase(phrases), values)
      if (this.#isNew(sentence)) return sentence
    }
    const minute = values.minute === undefined ? '' : `第${values.minute}分钟，`
    for (let times = 1; ; times++) {
      const sentence = `${minute}${times > 1 ? '又一次，' : ''}${fill(this.#phrase(phrases), values)}`
      if (this.#isNew(sentence) || times > phrases.length * 3) return sentence
    }
  }

  #phrase(phrases: readonly string[]): string {
    let rotation = this.#rotations.get(phrases)
    if (!rotation || rotation.next >= rotation.order.length) {
      rotation = { order: shuffled(phrases, this.#random), next: 0 }
      this.#rotations.set(phrases, rotation)
    }
    return rotation.order[rotation.next++] ?? ''
  }

  #isNew(sentence: string): boolean {
    if (this.#used.has(sentence)) return false
    this.#used.add(sentence)
    return true
  }
}

function fill(phrase: string, values: PhraseValues): string {
  return phrase.replace(/\{(\w+)\}/g, (_, mark: string) => String(values[mark] ?? ''))
}
