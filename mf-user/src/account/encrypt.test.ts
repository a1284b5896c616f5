import { encrypt } from './encrypt'

const KEY = '000102030405060708090a0b0c0d0e0f'
const IV = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff'

// Made with openssl enc -aes-128-cbc -K … -iv … -base64.
test.each([
  ['saidian-2026', 'OfJ2YZL/bfU4bU3oXb1rcw=='],
  ['密码也可以是中文', 'atSEyIwWx6IJlJ5b/bjoGs6DTJnPGMuhdmcc2C/95D4='],
])('%s encrypts to the ciphertext of standard AES-CBC', async (password, ciphertext) => {
  expect(await encrypt(password, KEY, IV)).toBe(ciphertext)
})
