/** Every concatenation of one string of each list. */
export function joined(...lists: readonly (readonly string[])[]): readonly string[] {
  return lists.reduce<readonly string[]>(
    (whole, list) => whole.flatMap((start) => list.map((end) => start + end)),
    [''],
  )
}
