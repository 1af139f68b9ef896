import { expect, test } from 'vitest';
import { stakeFormWords } from '../token/words/stakeForm.ts';
import { stakeListWords } from '../token/words/stakeList.ts';
import { words as spanish } from './locales/es-US.ts';
import { ENGLISH, wordsOf, type Language } from './wordsOf.ts';

const es: Language = { locale: 'es-US', catalogue: spanish };

test('words are English without a catalogue', () => {
  const words = wordsOf(stakeListWords, ENGLISH);
  expect(words.empty).toBe('You have no active stakes.');
  expect(words.showMore({ count: '12' })).toBe('Show 12 More');
});

test('the words of a catalogue take their place, with the plurals of its language', () => {
  const words = wordsOf(stakeFormWords, es);
  expect(words.duration).toBe('Plazo');
  expect(words.term({ days: 1 })).toBe('1 día');
  expect(words.term({ days: 90 })).toBe('90 días');
});

test('what a catalogue leaves out stays English', () => {
  const own: Language = { locale: 'de', catalogue: { 'token.stakeForm': { duration: 'Dauer' } } };
  const words = wordsOf(stakeFormWords, own);
  expect(words.duration).toBe('Dauer');
  expect(words.term({ days: 1 })).toBe('1 day');
  expect(words.term({ days: 1000 })).toBe('1,000 days');
});

test('the words are made once for a language', () => {
  expect(wordsOf(stakeListWords, es)).toBe(wordsOf(stakeListWords, es));
});
