/** Place of a member of a route in `remote.json`. */
export function routePlace(index: number, member: string): string {
  return `remote.json/routes/${index}/${member}`
}
