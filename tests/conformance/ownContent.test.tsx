import {
  BusinessAnalytics,
  Landing,
  OnboardingDialog,
  SignUp,
  Stats,
  UiProvider,
  type Catalogue,
} from '@dime-time/ui';
import type { ReactElement, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as marked from './markedContent.ts';
import { MARK, words } from './markedContent.ts';

const never = () => new Promise<never>(() => {});
const address = `https://${MARK}.${MARK}/`;
const brand = { productName: MARK };

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

const page = (element: ReactElement, catalogue: Catalogue = words) => (
  <UiProvider brand={brand} words={catalogue}>
    {element}
  </UiProvider>
);

/** The attributes that are read aloud, shown or followed. */
const READ = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'href',
  'placeholder',
  'title',
];

/** Every text of a page, and every attribute with one. */
function textsOf(whole: Document): string[] {
  const found: string[] = [];
  const walker = whole.createTreeWalker(whole.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      found.push(...READ.flatMap((name) => node.getAttribute(name) ?? []));
    } else if (!node.parentElement?.closest('script, style')) found.push(node.textContent ?? '');
  }
  return found.map((text) => text.trim()).filter((text) => /[\p{L}\p{N}]/u.test(text));
}

/** The letters that stay: of amounts, such as `$7.77M`, of protocols, of fragments, and of a key. */
const UNREAD = /(?<=\d)[MK]\b|^(https:|mailto:|#main$)|\(F8\)$/gu;

/** The texts with a word in it that no partner has written. */
const wordsLeft = (texts: readonly string[]) =>
  texts.filter((text) => /\p{L}/u.test(text.replaceAll(UNREAD, '')));

/** Nothing of a page is ours: no word, and no text or figure that the page has by default. */
function expectNothingOfOurs(texts: readonly string[], ours: readonly string[]) {
  expect(wordsLeft(texts)).toEqual([]);
  expect(texts.filter((text) => ours.includes(text) && text !== '#main')).toEqual([]);
}

const landing = {
  onContact: never,
  contactEmail: `${MARK}@${MARK}`,
  qrValue: address,
  signInHref: `/${MARK}`,
  dashboardHref: `/${MARK}`,
};
const dialog = { open: true, onOpenChange: () => {}, onStepChange: () => {}, onFinish: () => {} };

interface Page {
  ours: ReactElement;
  own: ReactElement;
  /** What is there once it is drawn. */
  loaded: string;
}

const pages: Record<string, Page> = {
  Landing: {
    ours: <Landing {...landing} signInHref="/api/login" contactEmail="hello@dimetime.example" />,
    own: <Landing {...landing} content={marked.landing} />,
    loaded: 'form',
  },
  Stats: {
    ours: <Stats siteUrl={address} />,
    own: <Stats siteUrl={address} content={marked.stats} />,
    loaded: 'h1',
  },
  BusinessAnalytics: {
    ours: <BusinessAnalytics />,
    own: <BusinessAnalytics content={marked.businessAnalytics} />,
    loaded: 'h1',
  },
  'the first step of Onboarding': {
    ours: <OnboardingDialog {...dialog} step={0} />,
    own: <OnboardingDialog {...dialog} step={0} content={marked.tour} words={marked.tour.words} />,
    loaded: '[role=dialog]',
  },
  'the last step of Onboarding': {
    ours: <OnboardingDialog {...dialog} step={3} />,
    own: <OnboardingDialog {...dialog} step={4} content={marked.tour} words={marked.tour.words} />,
    loaded: '[role=dialog]',
  },
};

async function drawnTexts(element: ReactElement, loaded: string): Promise<string[]> {
  root.render(element);
  await expect.poll(() => document.querySelector(loaded)).not.toBeNull();
  return textsOf(document);
}

describe.each(Object.entries(pages))('%s with own content', (_name, { ours, own, loaded }) => {
  test('has no text, figure or link of ours', async () => {
    const before = await drawnTexts(page(ours, {}), loaded);
    // What is looked for is there without content.
    expect(wordsLeft(before).length).toBeGreaterThan(3);
    root.unmount();
    root = createRoot(place);
    expectNothingOfOurs(await drawnTexts(page(own), loaded), before);
  });

  test('has none for a page without scripts', () => {
    const parse = (element: ReactElement) =>
      new DOMParser().parseFromString(renderToStaticMarkup(element), 'text/html');
    expectNothingOfOurs(textsOf(parse(page(own))), textsOf(parse(page(ours, {}))));
  });
});

test('the whole way of SignUp has no text of ours', async () => {
  const waits: (() => void)[] = [];
  root.render(
    page(
      <SignUp
        newId={() => '1'}
        readTime={() => '2026-11-19T14:05:00Z'}
        delay={() => new Promise((resolve) => waits.push(resolve))}
        onCreate={() => {}}
        onFinish={() => {}}
        homeHref={`/${MARK}`}
        signInHref={`/${MARK}`}
        content={marked.signUp}
      />,
    ),
  );
  const one = (selector: string) => document.querySelector<HTMLElement>(selector);
  const arrives = async (selector: string) => {
    await expect.poll(() => one(selector)).not.toBeNull();
  };
  const check = () => expect(wordsLeft(textsOf(document))).toEqual([]);
  /** Waits until a toast is shown, of which nothing is ours either. */
  const checkToast = async () => {
    await arrives('[role=status] li, li[role=status], li[data-state=open]');
    check();
  };

  await arrives('h1');
  check();
  await userEvent.click(one('header button')!);
  await arrives('form');
  check();
  await userEvent.click(one('form [type=submit]')!);
  await checkToast();
  const answers = ['5', '5', '5@5.5', '5', '55555555', '55555555'];
  for (const [index, input] of [...document.querySelectorAll('form input')].entries()) {
    await userEvent.fill(input, answers[index] ?? '');
  }
  await userEvent.click(one('form [type=submit]')!);
  await arrives('details');
  await expect.poll(() => one('form')).toBeNull();
  check();
  await userEvent.keyboard('{Escape}');
  await arrives('form');
  await checkToast();
  await userEvent.click(one('form [type=submit]')!);
  await expect.poll(() => one('form')).toBeNull();
  for (const box of document.querySelectorAll('[role=dialog] label')) await userEvent.click(box);
  // The last one closes the dialog.
  await userEvent.click([...document.querySelectorAll('[role=dialog] button')].at(-2)!);
  await expect.poll(() => waits.length).toBe(1);
  check();
  waits[0]?.();
  await arrives('section h1');
  check();
  await expect.poll(() => waits.length).toBe(2);
  await checkToast();
  waits[1]?.();
  await arrives('[role=progressbar]');
  check();
});

test('SignUp and its tour have what stands in their slots, and keep the rest', async () => {
  const slots = {
    header: <p>header of a partner</p>,
    aside: <p>aside of a partner</p>,
    footer: (ours: ReactNode) => (
      <>
        {ours}
        <p>footer of a partner</p>
      </>
    ),
  };
  const flow = { newId: () => '1', readTime: () => '2026-11-19T14:05:00Z', onCreate: never };
  root.render(page(<SignUp {...flow} delay={never} onFinish={() => {}} slots={slots} />, {}));
  const shown = () => document.body.textContent;
  const all = /header of a partner.*aside of a partner.*footer of a partner/s;
  await expect.poll(shown).toMatch(all);
  expect(document.querySelectorAll('h1, header button, ul > li').length).toBeGreaterThan(4);
  expect(shown()).toMatch(/Back to Home\s*footer of a partner/);
  root.render(page(<OnboardingDialog {...dialog} step={0} slots={slots} />, {}));
  await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull();
  await expect.poll(shown).toMatch(all);
  expect(document.querySelector('[role=progressbar]')).toBeNull();
  expect(shown()).toMatch(/Next.*footer of a partner/s);
});
