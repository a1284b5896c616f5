/** Joins the class names that are set: `classNames(css.row, isTinted && css.tinted)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
