/** Place of a member of a route in `remote.json`. */
export function routePlace(index: number, member: string): string {
  return `remote.json/routes/${index}/${member}`
}

/** Place of a contribution, or of its member, in `remote.json`. */
export function contributionPlace(place: string, index: number, member?: string): string {
  const path = `remote.json/contributes/${place}/${index}`
  return member ? `${path}/${member}` : path
}
