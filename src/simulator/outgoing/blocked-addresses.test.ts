import { expect, it } from 'vitest'
import { pinAddresses } from './pin-addresses.ts'

it.each([
  'http://169.254.169.254/latest/meta-data',
  'http://169.254.0.1',
  'http://2852039166',
  'http://0xA9FEA9FE',
  'http://0251.0376.0251.0376',
  'http://169.254.43518',
  'http://①⑥⑨.②⑤④.①⑥⑨.②⑤④',
  'http://user@169.254.169.254',
  'http://127.0.0.1@169.254.169.254',
  'http:\\\\169.254.169.254',
  'http://[::ffff:169.254.169.254]',
  'http://[::ffff:a9fe:a9fe]',
  'http://[0:0:0:0:0:ffff:a9fe:a9fe]',
  'http://[::a9fe:a9fe]',
  'http://[64:ff9b::a9fe:a9fe]',
  'http://[2002:a9fe:a9fe::1]',
  'http://[fe80::1]',
  'http://[febf:ffff::1]',
  'http://[fd00:ec2::254]',
  'http://[ff02::1]',
  'http://100.100.100.200',
  'http://192.0.0.192',
  'http://224.0.0.1',
  'http://255.255.255.255',
  'ftp://127.0.0.1',
  'file:///etc/passwd',
])('does not call %s', async (url) => {
  await expect(pinAddresses(new URL(url))).rejects.toThrow(/not called/)
})

it.each([
  ['http://127.0.0.1:8080', '127.0.0.1'],
  ['http://127.1', '127.0.0.1'],
  ['http://[::1]:8080', '::1'],
  ['http://10.1.2.3', '10.1.2.3'],
  ['http://192.168.0.10', '192.168.0.10'],
  ['http://[fd12::1]', 'fd12::1'],
  ['http://[::ffff:127.0.0.1]', '::ffff:7f00:1'],
])('calls %s, where developers have their CRMs', async (url, address) => {
  expect((await pinAddresses(new URL(url))).map((found) => found.address)).toEqual([address])
})
