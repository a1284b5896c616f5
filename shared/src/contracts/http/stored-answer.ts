/**
 * Header that the service worker adds to an answer it stores: milliseconds of this device at that
 * moment. An answer that has it did not come from the network.
 */
export const STORED_AT_HEADER = 'x-stored-at'
