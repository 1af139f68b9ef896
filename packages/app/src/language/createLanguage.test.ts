import type { Catalogue } from '@dime-time/ui';
import { expect, test, vi } from 'vitest';
import { createLanguage } from './createLanguage.ts';
import type { Locale } from './locales.ts';

/** A language whose words are loaded when the test says so; each screen has one word, its name. */
function setUp(initial: Locale) {
  const asked: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<Catalogue>>();
  const store = vi.fn<(locale: Locale) => void>();
  const onShown = vi.fn<(locale: Locale) => void>();
  const language = createLanguage({
    initial,
    loadScreen: (locale, screen) => {
      asked.push(`${locale} ${screen}`);
      const answer = Promise.withResolvers<Catalogue>();
      answers.set(screen, answer);
      return answer.promise;
    },
    store,
    onShown,
  });
  return {
    language,
    asked,
    store,
    onShown,
    arrive: (screen: string) => answers.get(screen)?.resolve({ [screen]: {} }),
    fail: (screen: string) => answers.get(screen)?.reject(new Error('Gone.')),
    words: () => Object.keys(language.read().catalogue ?? {}),
  };
}

test('English loads nothing', async () => {
  const { language, asked } = setUp('en-US');
  await language.load('AppShell');
  await language.load('Debts');
  await language.retry();
  expect(asked).toEqual([]);
  expect(language.read()).toEqual({ locale: 'en-US', catalogue: undefined });
});

test('another language is shown once the words of the frame are there', async () => {
  const { language, arrive, words } = setUp('es-US');
  const listener = vi.fn<() => void>();
  language.subscribe(listener);
  const framed = language.load('AppShell');
  const page = language.load('Debts');
  expect(language.read().locale).toBe('en-US');
  arrive('Debts');
  await page;
  expect(language.read().locale).toBe('en-US');
  arrive('AppShell');
  await framed;
  expect(language.read().locale).toBe('es-US');
  expect(words().toSorted()).toEqual(['AppShell', 'Debts']);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('words of a page that cannot be loaded stay English, and are loaded on the next navigation', async () => {
  const { language, arrive, fail, words, asked } = setUp('es-US');
  const framed = language.load('AppShell');
  arrive('AppShell');
  await framed;
  const page = language.load('Debts');
  fail('Debts');
  await page;
  expect(words()).toEqual(['AppShell']);
  const again = language.retry();
  arrive('Debts');
  await again;
  expect(words()).toEqual(['AppShell', 'Debts']);
  expect(asked).toEqual(['es-US AppShell', 'es-US Debts', 'es-US Debts']);
});

test('without the words of the frame the document says that it is English', async () => {
  const { language, fail, arrive, onShown } = setUp('es-US');
  const framed = language.load('AppShell');
  fail('AppShell');
  await framed;
  expect(language.read().locale).toBe('en-US');
  expect(onShown).toHaveBeenLastCalledWith('en-US');
  const again = language.retry();
  arrive('AppShell');
  await again;
  expect(language.read().locale).toBe('es-US');
  expect(onShown).toHaveBeenLastCalledWith('es-US');
});

test('a chosen language is kept, and shown with the words of every screen until then', async () => {
  const { language, arrive, words, store, onShown } = setUp('en-US');
  await language.load('AppShell');
  await language.load('Settings');
  const chosen = language.choose('es-US');
  expect(store).toHaveBeenCalledWith('es-US');
  arrive('AppShell');
  await Promise.resolve();
  expect(language.read().locale).toBe('en-US');
  arrive('Settings');
  await chosen;
  expect(language.read().locale).toBe('es-US');
  expect(words()).toEqual(['AppShell', 'Settings']);
  expect(onShown).toHaveBeenLastCalledWith('es-US');
});

test('of two choices, the last is shown', async () => {
  const { language, arrive } = setUp('en-US');
  await language.load('AppShell');
  const spanish = language.choose('es-US');
  await language.choose('en-US');
  arrive('AppShell');
  await spanish;
  expect(language.read().locale).toBe('en-US');
  expect(language.chosen()).toBe('en-US');
});
