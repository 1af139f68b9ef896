import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { latePart } from './latePart.tsx';

const Figure = ({ amount }: { amount: number }) => <b>{amount}</b>;
const Place = ({ amount }: { amount: number }) => <i>{amount}</i>;

test('on a server its place stands there, with the same props, also when it has been fetched', async () => {
  const Late = latePart(() => Promise.resolve(Figure), Place);
  expect(renderToString(<Late amount={5} />)).toContain('<i>5</i>');
  await Late.preload();
  expect(renderToString(<Late amount={5} />)).toContain('<i>5</i>');
});

test('its place says that it is waiting, and takes no room of its own for it', () => {
  const Late = latePart(() => Promise.resolve(Figure), Place);
  expect(renderToString(<Late amount={5} />)).toMatch(
    /^<div aria-busy="true" style="display:contents"><i>/,
  );
});

test('without a place there is nothing', () => {
  const Late = latePart(() => Promise.resolve(Figure));
  expect(renderToString(<Late amount={5} />)).toBe('');
});

test('it is fetched once', async () => {
  const load = vi.fn(() => Promise.resolve(Figure));
  const Late = latePart(load);
  expect(Late.isThere()).toBe(false);
  await Promise.all([Late.preload(), Late.preload()]);
  await Late.preload();
  expect(Late.isThere()).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});

test('where it cannot be fetched, whoever asked hears so, and it is asked for again', async () => {
  const load = vi.fn(() => Promise.resolve(Figure));
  load.mockRejectedValueOnce(new TypeError('gone'));
  const Late = latePart(load);
  await expect(Late.preload()).rejects.toThrow('gone');
  await expect(Late.preload()).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});
