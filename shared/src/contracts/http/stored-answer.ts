/**
 * Header and value of an answer that the service worker stores and gives again while there is no
 * network: that of every endpoint with `offline`. As a server timing it is also seen in the list of
 * what a page has loaded, so that the worker can store what was loaded before it ran.
 */
export const OFFLINE_HEADER = 'server-timing'
export const OFFLINE_MARK = 'offline'

/**
 * Header that the service worker adds to an answer it stores: milliseconds of this device at that
 * moment. An answer that has it did not come from the network.
 */
export const STORED_AT_HEADER = 'x-stored-at'
