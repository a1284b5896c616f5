/** Numbers of names. */
export class Ids {
  readonly #known = new Map<string, number>()

  of(name: string): number {
    const id = this.#known.get(name) ?? this.#known.size + 1
    this.#known.set(name, id)
    return id
  }
}
