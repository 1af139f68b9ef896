import { UiProvider } from '@dime-time/ui';
import { act, createRef, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { examples, examplesOf } from './examples.tsx';
import { painted, show } from './show.ts';

const complaints = vi.spyOn(console, 'error');
afterEach(() => complaints.mockClear());

/** The HTML of the whole page, without the identifiers that change with every render. */
function markup(): string {
  return document.body.innerHTML.replace(/(react-aria-?|radix-)?_r_\w+_/g, 'id');
}

const marks = {
  id: 'conformance',
  className: 'conformance',
  'data-conformance': 'yes',
  'aria-details': 'elsewhere',
};

test.each(examplesOf('element'))(
  '$name hands ref, class and attributes to its element',
  async ({ draw }) => {
    const ref = createRef<Element>();
    await show(<UiProvider>{draw({ ...marks, ref })}</UiProvider>);
    const element = document.getElementById(marks.id);
    expect(element).not.toBeNull();
    expect(ref.current).toBe(element);
    expect(element?.classList).toContain(marks.className);
    expect(element?.getAttribute('data-conformance')).toBe('yes');
    expect(element?.getAttribute('aria-details')).toBe('elsewhere');
    expect(complaints).not.toHaveBeenCalled();
  },
);

test.each(examplesOf('part'))('$name gives its control or heading to the ref', async ({ draw }) => {
  const ref = createRef<HTMLElement>();
  await show(<UiProvider>{draw({ className: marks.className, ref })}</UiProvider>);
  const whole = document.querySelector(`.${marks.className}`);
  ref.current?.focus();
  expect(whole?.contains(ref.current)).toBe(true);
  expect(document.activeElement).toBe(ref.current);
});

test.each(examplesOf('part', 'styled'))(
  '$name takes the class and the style of a layout',
  async ({ draw }) => {
    const style = { order: 7 };
    await show(<UiProvider>{draw({ className: marks.className, style })}</UiProvider>);
    const wholes = document.querySelectorAll<HTMLElement>(`.${marks.className}`);
    expect(wholes).toHaveLength(1);
    expect(wholes[0]?.style.order).toBe('7');
  },
);

test.each(examplesOf('styled'))('$name is what its ref leads to', async ({ draw }) => {
  const ref = createRef<HTMLElement>();
  await show(<UiProvider>{draw({ className: marks.className, ref })}</UiProvider>);
  expect(ref.current).not.toBeNull();
  expect(ref.current).toBe(document.querySelector(`.${marks.className}`));
});

/** How often in a row the page must be unchanged, each time after the browser has been idle. */
const SAME_LOOKS = 3;

/** How many looks a page gets. One that is not settled by then fails the test. */
const MOST_LOOKS = 60;

/** How long a look waits for an idle browser, in milliseconds: a busy one may never be idle. */
const IDLE_MS = 2000;

/** How long the last look waits, in milliseconds: what loads after a paint gives it 50 first. */
const LAST_MS = 100;

/** A part that is still loading, which on a busy machine can take longer than an idle period. */
const LATE = '[aria-busy="true"][style*="contents"]';

/** The look that is under way. Two `act` calls at once would break every test that follows. */
let looking = Promise.resolve();
afterEach(() => looking);

function look(isLast: boolean): Promise<void> {
  looking = act(async () => {
    await painted();
    if (isLast) await new Promise((resolve) => setTimeout(resolve, LAST_MS));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_MS }));
  });
  return looking;
}

/** Where two texts begin to differ, with what follows in each. */
function difference(one: string, other: string): string {
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 120)).join('\n→ ');
}

/** The HTML of a page once everything that loads late, or only when the browser is idle, is there. */
async function settled(signal: AbortSignal): Promise<string> {
  await act(async () => {
    // A pointer over a control fetches its code; a timer would do so during a comparison.
    for (const control of document.querySelectorAll('a, button')) {
      control.dispatchEvent(new PointerEvent('pointerenter'));
    }
    await painted();
  });
  let last = '';
  let cause = '';
  for (let looks = 0, same = 0; looks < MOST_LOOKS; looks += 1) {
    signal.throwIfAborted();
    await look(same === SAME_LOOKS - 1);
    const now = markup();
    const late = document.querySelector(LATE);
    if (late) cause = `still loads: ${late.outerHTML.slice(0, 300)}`;
    else if (now !== last) cause = `still changes: ${difference(last, now)}`;
    same = now === last && !late ? same + 1 : 0;
    if (same === SAME_LOOKS) return now;
    last = now;
  }
  throw new Error(`After ${MOST_LOOKS} looks the page ${cause}`);
}

test.for(examples)(
  '$name draws the same when React mounts it twice',
  async ({ page }, { signal }) => {
    await show(page());
    const once = await settled(signal);
    await show(<StrictMode>{page()}</StrictMode>);
    expect(await settled(signal)).toBe(once);
    expect(complaints).not.toHaveBeenCalled();
  },
);
