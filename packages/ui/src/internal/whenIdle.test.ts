import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

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
    load: () => page.dispatchEvent(new Event('load')),
    rest: () => rest.splice(0).forEach((task) => task()),
  };
}

test('waits for the page to load and to stand, and then for a rest', () => {
  vi.useFakeTimers();
  const { load, rest } = browser({ loaded: false, idle: true });
  const task = vi.fn();
  whenIdle(task);
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
  browser({ loaded: true, idle: false });
  const task = vi.fn();
  whenIdle(task);
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
  const { load, rest } = browser(kind);
  const task = vi.fn();
  whenIdle(task)();
  load();
  rest();
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
