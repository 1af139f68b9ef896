import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';

const Figure = ({ amount }: { amount: number }) => <b>{amount}</b>;
const Fallback = ({ amount }: { amount: number }) => <i>{amount}</i>;

test('a server renders the fallback with the same props, even after the code has loaded', async () => {
  const Lazy = lazyComponent(() => Promise.resolve(Figure), Fallback);
  expect(renderToString(<Lazy amount={5} />)).toContain('<i>5</i>');
  await Lazy.preload();
  expect(renderToString(<Lazy amount={5} />)).toContain('<i>5</i>');
});

test('the fallback is marked as busy by an element without a box', () => {
  const Lazy = lazyComponent(() => Promise.resolve(Figure), Fallback);
  expect(renderToString(<Lazy amount={5} />)).toMatch(
    /^<div aria-busy="true" style="display:contents"><i>/,
  );
});

test('the fallback is not busy before its code is to be loaded', () => {
  const later = () => () => {};
  const Lazy = lazyComponent(() => Promise.resolve(Figure), Fallback, 'error', later);
  expect(renderToString(<Lazy amount={5} />)).toMatch(/^<div aria-busy="false"/);
});

test('renders nothing without a fallback', () => {
  const Lazy = lazyComponent(() => Promise.resolve(Figure));
  expect(renderToString(<Lazy amount={5} />)).toBe('');
});

test('loads once', async () => {
  const load = vi.fn(() => Promise.resolve(Figure));
  const Lazy = lazyComponent(load);
  expect(Lazy.isThere()).toBe(false);
  await Promise.all([Lazy.preload(), Lazy.preload()]);
  await Lazy.preload();
  expect(Lazy.isThere()).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});

test('rejects when loading fails, and loads again on the next call', async () => {
  const load = vi.fn(() => Promise.resolve(Figure));
  load.mockRejectedValueOnce(new TypeError('gone'));
  const Lazy = lazyComponent(load);
  await expect(Lazy.preload()).rejects.toThrow('gone');
  await expect(Lazy.preload()).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});
