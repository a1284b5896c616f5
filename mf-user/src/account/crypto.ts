// Only the needed parts of crypto-js: its main entry point includes every cipher.
export { default as AES } from 'crypto-js/aes'
export { default as Hex } from 'crypto-js/enc-hex'
