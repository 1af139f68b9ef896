import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rich } from './rich.tsx';

const html = (node: React.ReactNode) => renderToStaticMarkup(<>{node}</>);

test('nodes stand where the message has their values, in the order of the language', () => {
  const values = { paid: <b>$5</b>, total: <i>$9</i> };
  const english = (args: { paid: string; total: string }) => `Paid ${args.paid} of ${args.total}.`;
  const other = (args: { paid: string; total: string }) => `Von ${args.total} ${args.paid} bezahlt`;
  expect(html(rich(english, values))).toBe('Paid <b>$5</b> of <i>$9</i>.');
  expect(html(rich(other, values))).toBe('Von <i>$9</i> <b>$5</b> bezahlt');
});

test('texts and numbers are handed on as they are', () => {
  const message = (args: { name: string; count: number }) => `${args.name}: ${args.count + 1}`;
  expect(html(rich(message, { name: 'Ada <3', count: 1 }))).toBe('Ada &lt;3: 2');
});
