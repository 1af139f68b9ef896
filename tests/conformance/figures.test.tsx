// First, as in a page: it sets the order of the style layers.
import '../../packages/ui/src/theme/base.css';
import { UiProvider } from '@dime-time/ui';
import { words as spanish } from '@dime-time/ui/words/es-US';
import { expect, test } from 'vitest';
import { examples } from './examples.tsx';
import { show } from './show.ts';

/** A word beside a space, which tabular figures widen in some typefaces. */
const WORD_BESIDE_SPACE = /\p{L}{2,}\s|\s\p{L}{2,}/u;

/** A number and its unit, which stand in columns: `+50.00 DTT`, `$35.88 millones`. */
const WITH_UNIT = /^[+-]?\$?[\d.,]+\s(?:[A-Z]{3,4}|mil|millones)$/;

const isTabular = (element: Element) =>
  getComputedStyle(element).fontVariantNumeric.includes('tabular-nums');

const LANGUAGES = { 'en-US': undefined, 'es-US': spanish } as const;

/** The texts of the page that are phrases, in tabular figures. */
function tabularPhrases(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (!WORD_BESIDE_SPACE.test(text) || WITH_UNIT.test(text)) continue;
    const around = node.parentElement;
    if (!around || !isTabular(around)) continue;
    found.push(text);
  }
  return found;
}

test.each(examples)('no phrase of $name has tabular figures', async ({ draw }) => {
  await show(
    <UiProvider locale="es-US" words={spanish}>
      {draw()}
    </UiProvider>,
  );
  expect(tabularPhrases()).toEqual([]);
});

test.each([
  ['59 meses (4 años y 11 meses)', true],
  ['El 15 de cada mes', true],
  ['$1,234.50', false],
  ['+50.00 DTT', false],
  ['$35.88 millones', false],
  ['5 s', false],
])('"%s" is a phrase: %s', async (text, isPhrase) => {
  await show(<p style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</p>);
  expect(tabularPhrases()).toEqual(isPhrase ? [text] : []);
});

const places = [280, 320].flatMap((width) =>
  Object.entries(LANGUAGES).map(([locale, words]) => ({ width, locale, words })),
);

test.each(places)(
  'the last digits of an account are seen at $width px in $locale',
  async ({ width, locale, words }) => {
    const card = examples.find(({ name }) => name === 'AccountCard');
    await show(
      <div style={{ inlineSize: `${width}px` }}>
        <UiProvider locale={locale} {...(words && { words })}>
          {card?.draw()}
        </UiProvider>
      </div>,
    );
    const lines = [...document.querySelectorAll('bdi')];
    expect(lines.some((line) => / ••\d{4}$/.test(line.textContent))).toBe(true);
    expect(lines.filter((line) => line.scrollWidth > line.clientWidth)).toEqual([]);
  },
);
