import { regionOf } from '.'

describe('the region of an address', () => {
  it.each([
    ['a municipality', '1.202.1.1', '北京'],
    ['a province', '14.204.1.1', '云南'],
    ['an address of version 6', '240e:3a1::1', '江苏'],
    ['an address of version 4 written as one of version 6', '::ffff:1.202.1.1', '北京'],
    ['Hong Kong', '203.198.1.1', '中国香港'],
    ['Macau', '202.175.1.1', '中国澳门'],
    ['Taiwan', '168.95.1.1', '中国台湾'],
    ['another country', '8.8.8.8', '美国'],
    ['China without a province', '2404:6800:4005::1', '中国'],
  ])('is known for %s', (_name, address, region) => {
    expect(regionOf(address)).toBe(region)
  })

  it.each(['192.168.1.1', '10.0.0.1', '127.0.0.1', '::1', 'fe80::1%eth0', 'fd00::1'])(
    'is unknown for the private address %s',
    (address) => {
      expect(regionOf(address)).toBe('未知')
    },
  )

  it.each(['', 'nonsense', '1.2.3', '999.1.1.1', '1.2.3.4.5', '../../etc/passwd'])(
    'is unknown for what is no address: %j',
    (address) => {
      expect(regionOf(address)).toBe('未知')
    },
  )

  it('is never empty and never a part of the address', () => {
    for (let first = 1; first < 224; first++) {
      const region = regionOf(`${first}.${(first * 37) % 256}.${(first * 91) % 256}.7`)
      expect(region).toMatch(/^[\u4e00-\u9fff]{2,12}$/)
    }
  })
})
