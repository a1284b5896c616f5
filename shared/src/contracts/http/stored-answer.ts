/**
 * Header of an answer that the service worker stores and gives again while there is no network:
 * that of every endpoint with `offline`.
 */
export const OFFLINE_HEADER = 'x-offline'

/**
 * Header that the service worker adds to an answer it stores: milliseconds of this device at that
 * moment. An answer that has it did not come from the network.
 */
export const STORED_AT_HEADER = 'x-stored-at'
