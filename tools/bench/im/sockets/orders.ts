/** Orders of the benchmark to its processes, and their answers. */
export type ServerOrder =
  | { do: 'state' }
  /** Destroys every connection. */
  | { do: 'disconnect' }

export type ServerAnswer =
  | { to: 'start'; port: number; groupId: string }
  /** Memory in use: what the system has given to a young process says little. */
  | { to: 'state'; usedBytes: number; sockets: number }
  | { to: 'disconnect' }

export type ClientOrder =
  /** Opens sockets that say nothing. */
  | { do: 'bare'; port: number; sockets: number }
  /** Opens a device for each of so many members, with the socket of the product. */
  | { do: 'devices'; port: number; members: number }
  /** To the devices: waits until all have been disconnected and follow their topics again. */
  | { do: 'back' }
  /** Opens a reader of the group for each of so many members. */
  | { do: 'readers'; port: number; members: number; groupId: string }
  /** To the readers: waits for so many messages, which are due by the timetable. */
  | { do: 'read'; messages: number; withinMs: number; timetable: Timetable }

export type ClientAnswer =
  | { to: 'bare' | 'readers' }
  | { to: 'devices'; openedMs: number }
  | { to: 'back'; backMs: number; drops: number }
  | ({ to: 'read' } & Reading)

export type Reading = {
  received: number
  /** Entries that came twice, too late or too early. */
  outOfOrder: number
  p50Ms: number
  p99Ms: number
  maxMs: number
}

/** Message `n` is due `n` times `everyMs` after `startsAt`, in milliseconds of the shared clock. */
export type Timetable = { startsAt: number; everyMs: number }
