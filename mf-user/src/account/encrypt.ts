/**
 * A password as it travels: AES-CBC with PKCS#7, base64. The key is the configured one, the vector a fresh one of the
 * server; both as hex. TLS protects it, not this.
 */
export async function seal(password: string, key: string, iv: string): Promise<string> {
  // Loaded when somebody logs in, not with the page.
  const { AES, Hex } = await import(/* webpackChunkName: "seal" */ './crypto')
  return AES.encrypt(password, Hex.parse(key), { iv: Hex.parse(iv) }).toString()
}
