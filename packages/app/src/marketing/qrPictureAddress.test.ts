import { expect, test } from 'vitest';
import { qrPictureAddress } from './qrPictureAddress.ts';

test('the text travels whole, whatever is in it', () => {
  const value = 'https://dimetime.example/?a=1&b=ü#c';
  const url = new URL(qrPictureAddress('https://qr.example.test/create', { value, size: 400 }));
  expect(url.origin + url.pathname).toBe('https://qr.example.test/create');
  expect(url.searchParams.get('data')).toBe(value);
  expect(url.searchParams.get('size')).toBe('400x400');
});

test('what the service’s address has of its own stays', () => {
  const address = qrPictureAddress('https://qr.example.test/?key=k&size=1x1', {
    value: 'x',
    size: 400,
  });
  expect(address).toBe('https://qr.example.test/?key=k&size=400x400&data=x');
});
