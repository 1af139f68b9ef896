import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './clientAddress.ts';

test.each([
  ['10.0.0.1', null, 0, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
  ['10.0.0.1', null, 1, '10.0.0.1'],
  ['::ffff:10.0.0.1', null, 0, '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', null, 0, '2001:db8:1:2::/64'],
  ['2001:DB8:1::9', null, 0, '2001:db8:1:0::/64'],
  ['::1', null, 0, '0:0:0:0::/64'],
  [undefined, null, 0, 'unknown'],
] as const)('peer %s with %s behind %i proxies is %s', (peer, header, proxies, address) => {
  expect(clientAddress(peer, header, proxies)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', null],
  ['203.0.113.7:443', null],
  ['<script>', null],
  ['', null],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
