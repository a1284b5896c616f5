// The parts of crypto-js that are needed: its own door brings every cipher along.
export { default as AES } from 'crypto-js/aes'
export { default as Hex } from 'crypto-js/enc-hex'
