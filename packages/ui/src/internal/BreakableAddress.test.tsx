import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableAddress } from './BreakableAddress.tsx';

test.each([
  ['hello@dimetime.example', 'hello@<wbr/>dimetime.<wbr/>example'],
  ['https://dimetime.example/', 'https://<wbr/>dimetime.<wbr/>example/'],
  ['localhost', 'localhost'],
])('%s breaks after its signs', (address, markup) => {
  expect(renderToStaticMarkup(<BreakableAddress address={address} />)).toBe(markup);
});
