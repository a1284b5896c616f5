/** Names the login of a call: a token, or the handle of a login whose token is in a cookie. */
export const TOKEN_HEADER = 'accessToken'

/**
 * Sent with any value by a page whose browser blocks cookies: a login then answers the token
 * itself, as it does to apps.
 */
export const NO_COOKIES_HEADER = 'x-no-cookies'
