import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Module from './whenIdle.ts';

let whenIdle: typeof Module.whenIdle;

beforeEach(async () => {
  // Whether the page was used is known for all its parts.
  vi.resetModules();
  ({ whenIdle } = await import('./whenIdle.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser, as far as it matters here. */
function browser({ loaded, idle }: { loaded: boolean; idle: boolean }) {
  const page = new EventTarget();
  const rest: (() => void)[] = [];
  const idles = {
    requestIdleCallback: (task: () => void) => rest.push(task),
    cancelIdleCallback: (id: number) => void rest.splice(id - 1, 1),
  };
  vi.stubGlobal('window', Object.assign(page, idle ? idles : {}));
  vi.stubGlobal('document', { readyState: loaded ? 'complete' : 'interactive' });
  return {
    use: () => page.dispatchEvent(new Event('scroll')),
    load: () => page.dispatchEvent(new Event('load')),
    rest: () => rest.splice(0).forEach((task) => task()),
  };
}

test('waits for the page to be used, to load and to stand, and then for a rest', () => {
  vi.useFakeTimers();
  const { use, load, rest } = browser({ loaded: false, idle: true });
  const task = vi.fn();
  whenIdle(task);
  use();
  rest();
  expect(task).not.toHaveBeenCalled();
  load();
  rest();
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  rest();
  expect(task).toHaveBeenCalledTimes(1);
});

test('waits for the page to stand where a browser does not tell when it rests', () => {
  vi.useFakeTimers();
  const { use } = browser({ loaded: true, idle: false });
  const task = vi.fn();
  whenIdle(task);
  use();
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test.each([
  { loaded: false, idle: true },
  { loaded: true, idle: true },
  { loaded: true, idle: false },
])('can be called off: %o', (kind) => {
  vi.useFakeTimers();
  const { use, load, rest } = browser(kind);
  const task = vi.fn();
  const cancel = whenIdle(task);
  use();
  cancel();
  load();
  rest();
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});

test('does nothing on a page that is not used', () => {
  vi.useFakeTimers();
  const { rest } = browser({ loaded: true, idle: true });
  const task = vi.fn();
  whenIdle(task);
  vi.runAllTimers();
  rest();
  expect(task).not.toHaveBeenCalled();
});
