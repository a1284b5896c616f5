/**
 * Encrypts a password as the API expects it: AES-CBC with PKCS#7, as base64. `key` comes from the
 * configuration, `iv` from the server for one use; both are hex. The protection is TLS, not this.
 */
export async function encrypt(password: string, key: string, iv: string): Promise<string> {
  // Loaded at the first login, not with the page.
  const { AES, Hex } = await import(/* webpackChunkName: "encrypt" */ './crypto')
  return AES.encrypt(password, Hex.parse(key), { iv: Hex.parse(iv) }).toString()
}
