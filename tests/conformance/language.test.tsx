import { UiProvider } from '@dime-time/ui';
import { words as spanish } from '@dime-time/ui/words/es-US';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../packages/ui/build/publicFolders.ts';
import { examples, type Example } from './examples.tsx';

/** What is in English on a page: dates, times, lengths of time, days of a month, messages. */
const ENGLISH = [
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/,
  /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/,
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/,
  /\d\s?[AP]M\b/,
  /\d (?:day|week|month|year|hour|minute|second)s?\b/,
  /\d(?:st|nd|rd|th)\b/,
  /\b(?:Please|Failed|[Ss]uccessfully|Something went wrong)\b/,
];

/** The text of a page that people read or hear: without tags, with their labels. */
function textOf(html: string): string {
  const labels = [...html.matchAll(/ (?:aria-\w+|alt|title|placeholder)="([^"]*)"/g)];
  const text = html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
  return [text, ...labels.map(([, label]) => label)].join('\n');
}

/** What is in English in a text, with the words around it. */
function englishIn(text: string): string[] {
  return ENGLISH.flatMap((pattern) => {
    const found = text.match(new RegExp(`.{0,24}${pattern.source}.{0,24}`));
    return found ? [found[0].trim()] : [];
  });
}

function inSpanish({ draw }: Example): string {
  return textOf(
    renderToString(
      <UiProvider
        locale="es-US"
        words={spanish}
        clock={{ asOf: '2026-11-19T14:05:00Z', timeZone: 'America/New_York' }}
      >
        {draw()}
      </UiProvider>,
    ),
  );
}

test('every screen is tried', () => {
  const names = new Set(examples.map(({ name }) => name));
  expect(SCREENS.filter((name) => !names.has(name))).toEqual([]);
  expect(SCREENS.length).toBe(21);
});

/** Whose example is in English, with the reason: such a text is not the component’s own. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  Accordion: 'Its example is an English text.',
  BusinessAnalytics: 'The content of the page for investors.',
  BusinessProjections: 'The content of the landing page.',
  Hero: 'The content of the landing page.',
  Landing: 'The content of the landing page.',
  Legal: 'Legal texts are not translated.',
  LegalDocument: 'Legal texts are not translated.',
  NotificationList: 'Its example has English notifications.',
  Notifications: 'Its example has English notifications.',
  Stats: 'The content of the landing page.',
};
const inOneLanguage = examples.filter(({ name }) => !(name in IN_ENGLISH));

test.each(inOneLanguage)(
  '$name in Spanish has no English date and no English message',
  (example) => {
    expect(englishIn(inSpanish(example))).toEqual([]);
  },
);

describe('planted', () => {
  test.each([
    'Paid off Nov 2026',
    'el Monday, 9',
    '2:05 PM',
    '7 years 2 meses',
    '22nd of month',
    'Please try again.',
  ])('%s is found', (text) => {
    expect(englishIn(textOf(`<p title="x">${text}</p>`))).not.toEqual([]);
    expect(englishIn(textOf(`<p aria-label="${text}"></p>`))).not.toEqual([]);
  });

  test('a Spanish date is not', () => {
    expect(englishIn('lunes 9 de noviembre, 2:05 p.m., 7 años y 2 meses, mar, may')).toEqual([]);
  });
});
