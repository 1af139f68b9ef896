import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Module from './whenInSight.ts';

let whenInSight: typeof Module.whenInSight;

beforeEach(async () => {
  vi.resetModules();
  ({ whenInSight } = await import('./whenInSight.ts'));
});

afterEach(() => vi.unstubAllGlobals());

/** A browser with an element out of sight. */
function browser() {
  const page = new EventTarget();
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal('window', page);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {
        report([{ isIntersecting: false }]);
      }
      disconnect = disconnect;
    },
  );
  return {
    element: {} as Element,
    appear: () => report([{ isIntersecting: true }]),
    use: (event: string) => page.dispatchEvent(new Event(event)),
    disconnect,
  };
}

test('runs the task once when the element comes into sight', () => {
  const { element, appear, use, disconnect } = browser();
  const task = vi.fn();
  whenInSight(task, element);
  expect(task).not.toHaveBeenCalled();
  appear();
  use('scroll');
  expect(task).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

test.each(['pointerdown', 'keydown', 'scroll', 'beforeprint'])(
  'runs every task at the first %s, and at once from then on',
  (event) => {
    const { element, use } = browser();
    const tasks = [vi.fn(), vi.fn(), vi.fn()] as const;
    whenInSight(tasks[0], element);
    whenInSight(tasks[1], element);
    use(event);
    use(event);
    whenInSight(tasks[2], element);
    for (const task of tasks) expect(task).toHaveBeenCalledTimes(1);
  },
);

test('can be cancelled', () => {
  const { element, use } = browser();
  const task = vi.fn();
  whenInSight(task, element)();
  use('keydown');
  expect(task).not.toHaveBeenCalled();
});

test('runs the task at once without an element or an observer', () => {
  const task = vi.fn();
  browser();
  whenInSight(task, null);
  vi.stubGlobal('IntersectionObserver', undefined);
  whenInSight(task, {} as Element);
  expect(task).toHaveBeenCalledTimes(2);
});
