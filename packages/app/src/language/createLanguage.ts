import { ENGLISH, type Catalogue, type Language } from '@dime-time/ui';
import type { WordLocale, WordScreen } from '@dime-time/ui/words/load';
import { SOURCE_LOCALE, type Locale } from './locales.ts';

/** What the language needs of the browser. */
export interface LanguagePorts {
  /** The language of the document, when the app starts. */
  initial: Locale;
  /** Loads the words of a screen; may reject. */
  loadScreen: (locale: WordLocale, screen: WordScreen) => Promise<Catalogue>;
  /** Keeps the choice of the person. */
  store: (locale: Locale) => void;
  /** Called with the language that is shown, when words have been loaded. */
  onShown: (locale: Locale) => void;
}

/** The language of the app, and its words as far as they are loaded. */
export interface LanguageStore {
  /** What is shown; the same object until it changes. */
  read: () => Language;
  /** Calls the listener on each change, and returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** What the person or the browser has chosen; its words may not be there. */
  chosen: () => Locale;
  /**
   * Loads the words of screens that will be shown; those of a first call are needed by every page.
   *
   * @returns a promise that never rejects: what could not be loaded stays English.
   */
  load: (...screens: WordScreen[]) => Promise<void>;
  /** Loads again what could not be loaded before; never rejects. */
  retry: () => Promise<void>;
  /** Shows another language, once the words of all screens until now are there; never rejects. */
  choose: (locale: Locale) => Promise<void>;
}

/** Creates the language of an app; nothing is loaded for English. */
export function createLanguage(ports: LanguagePorts): LanguageStore {
  let chosen = ports.initial;
  let shown: Language = ENGLISH;
  let frame: readonly WordScreen[] | undefined;
  const screens = new Set<WordScreen>();
  const catalogues = new Map<Locale, Catalogue>();
  /** Each load that has succeeded or is under way. */
  const loads = new Map<string, { promise: Promise<void>; isDone: boolean }>();
  const listeners = new Set<() => void>();

  const isLoaded = (locale: Locale) =>
    locale === SOURCE_LOCALE ||
    frame?.every((screen) => loads.get(`${locale} ${screen}`)?.isDone === true) === true;

  const show = () => {
    ports.onShown(isLoaded(chosen) ? chosen : (shown.locale as Locale));
    if (!isLoaded(chosen)) return;
    const catalogue = catalogues.get(chosen);
    if (shown.locale === chosen && shown.catalogue === catalogue) return;
    shown = chosen === SOURCE_LOCALE ? ENGLISH : { locale: chosen, catalogue };
    for (const listener of listeners) listener();
  };

  const bring = (locale: Locale, screen: WordScreen): Promise<void> => {
    if (locale === SOURCE_LOCALE) return Promise.resolve();
    const key = `${locale} ${screen}`;
    const known = loads.get(key);
    if (known) return known.promise;
    const start = async () => {
      try {
        const words = await ports.loadScreen(locale, screen);
        catalogues.set(locale, { ...catalogues.get(locale), ...words });
        load.isDone = true;
      } catch {
        loads.delete(key);
      }
    };
    const load = { promise: Promise.resolve(), isDone: false };
    loads.set(key, load);
    load.promise = start();
    return load.promise;
  };

  const bringAll = async (wanted: Iterable<WordScreen>) => {
    const locale = chosen;
    await Promise.all([...wanted].map((screen) => bring(locale, screen)));
    // The last choice counts, if there was another meanwhile.
    if (locale === chosen) show();
  };

  return {
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    chosen: () => chosen,
    load: (...wanted) => {
      frame ??= wanted;
      for (const screen of wanted) screens.add(screen);
      return bringAll(wanted);
    },
    retry: () => bringAll(screens),
    choose: (locale) => {
      chosen = locale;
      ports.store(locale);
      return bringAll(screens);
    },
  };
}
