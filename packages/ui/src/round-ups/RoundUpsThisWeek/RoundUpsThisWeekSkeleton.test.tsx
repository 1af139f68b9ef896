import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageContext } from '../../words/index.ts';
import { words as catalogue } from '../../words/locales/es-US/round-ups.ts';
import { RoundUpsThisWeekSkeleton } from './RoundUpsThisWeekSkeleton.tsx';

const SPANISH = { locale: 'es-US', catalogue };

const drawn = (purse: boolean) =>
  renderToStaticMarkup(
    <LanguageContext.Provider value={SPANISH}>
      <RoundUpsThisWeekSkeleton purse={purse} />
    </LanguageContext.Provider>,
  );

test('the lines about a purse take as much room as their texts in the language of the page', () => {
  expect(drawn(true)).toContain('El lunes 30 de noviembre tomaremos $12.34');
  expect(drawn(true)).toContain('Última aplicación: $12.34');
  expect(drawn(false)).not.toContain('tomaremos');
});

test('the texts are hidden from assistive technology', () => {
  expect(drawn(true)).toMatch(/^<div[^>]*aria-hidden="true"/);
});
