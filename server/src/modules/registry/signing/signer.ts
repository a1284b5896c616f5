import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import path from 'node:path'
import { canonical } from '../versions/document.rules'
import { readOrCreate, writeReadable } from './key-file'

/** Signs documents of versions, pointers and pins, and verifies its signatures. */
export type Signer = {
  /** Ed25519 public key, PEM. */
  publicKey: string
  /** Base64. */
  sign: (document: object) => string
  isSigned: (document: object, signature: string) => boolean
}

/** The signer of `<keysDir>/registry.ed25519`; creates the key pair at the first start. */
export async function openSigner(keysDir: string): Promise<Signer> {
  const file = path.join(keysDir, 'registry.ed25519')
  const pem = await readOrCreate(file, () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey)
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await writeReadable(`${file}.pub`, publicPem)
  return signerOf(privateKey, publicKey, publicPem)
}

function signerOf(privateKey: KeyObject, publicKey: KeyObject, publicPem: string): Signer {
  return {
    publicKey: publicPem,
    sign: (document) => sign(null, Buffer.from(canonical(document)), privateKey).toString('base64'),
    isSigned: (document, signature) =>
      verify(null, Buffer.from(canonical(document)), publicKey, Buffer.from(signature, 'base64')),
  }
}
