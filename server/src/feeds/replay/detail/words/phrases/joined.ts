/** Every way to put one of each list one after another. */
export function joined(...lists: readonly (readonly string[])[]): readonly string[] {
  return lists.reduce<readonly string[]>(
    (whole, list) => whole.flatMap((start) => list.map((end) => start + end)),
    [''],
  )
}
