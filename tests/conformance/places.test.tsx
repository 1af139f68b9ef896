// First, as in a page: it says which layer of styles weighs more.
import '../../packages/ui/src/theme/base.css';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { textTrouble } from '../tools/textTrouble.ts';
import { examples } from './examples.tsx';

// What comes late is there already, so that nothing arrives after a look.
import.meta.glob('../../packages/ui/src/{charts,components,screens}/**/!(*.test).{ts,tsx}', {
  eager: true,
});

/** The widths of a column of a partner's page, in pixels, in a window as wide as a desk. */
const WIDTHS = [280, 360, 480];

/** Where a part is still to come. */
const LATE = '[aria-busy="true"][style*="contents"]';

let end = async () => {};

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await browserPage.viewport(1440, 900);
});

afterEach(() => end());

async function draw(element: ReactElement): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  place.className = 'place';
  const root = createRoot(place);
  end = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
  await act(async () => root.render(element));
  await document.fonts.ready;
  return place;
}

function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  return promise;
}

/** Waits until what measures itself, as a chart does, has been drawn anew. */
async function settled(place: HTMLElement): Promise<void> {
  do {
    await act(painted);
    await act(painted);
  } while (place.querySelector(LATE));
}

const troubleIn = () => textTrouble(['.place', 'outside', 'broken', 'overlap']);

test.each(examples)('$name fits a narrow place in a wide window', async ({ page }) => {
  const place = await draw(page());
  const trouble: string[] = [];
  for (const width of WIDTHS) {
    place.style.inlineSize = `${width}px`;
    await settled(place);
    trouble.push(...troubleIn().map((what) => `@${width} ${what}`));
  }
  expect(trouble, trouble.join('\n')).toEqual([]);
});

describe('what is looked for is found', () => {
  const planted = [
    ['a text that leaves its place', { whiteSpace: 'nowrap', fontSize: '100px' }, 'outside'],
    ['a word that is broken inside', { inlineSize: '1em', overflowWrap: 'anywhere' }, 'broken'],
    ['a text on another', { position: 'absolute', insetBlockStart: '0' }, 'overlap'],
  ] as const;

  test.each(planted)('%s', async (_, style, word) => {
    const place = await draw(
      <div style={{ position: 'relative' }}>
        <p style={{ margin: 0 }}>Under</p>
        <p style={{ margin: 0, ...style }}>Overwhelming</p>
      </div>,
    );
    place.style.inlineSize = '280px';
    expect(troubleIn().join('\n')).toContain(word);
  });

  test('and nothing else', async () => {
    await draw(<p>Ten words that stand side by side, and do no harm.</p>);
    expect(troubleIn()).toEqual([]);
  });
});
