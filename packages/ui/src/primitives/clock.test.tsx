import { calendarDay } from '@dime-time/finance-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateText, UiProvider } from './index.ts';
import { useClock, useToday, type Clock } from '../theme/Clock.ts';

/** An evening in New York, which in Tokyo is the next morning. */
const PURCHASE = '2026-11-20T02:30:00Z';
const clock: Clock = { asOf: PURCHASE, timeZone: 'America/New_York' };

function Today({ own }: { own?: ReturnType<typeof useToday> }) {
  return <>{useToday(own)}</>;
}

function Provided() {
  return <>{useClock().timeZone}</>;
}

test('a component takes the time from the provider, and its own props before it', () => {
  const html = renderToStaticMarkup(
    <UiProvider clock={clock}>
      <DateText instant={PURCHASE} />
      <DateText instant={PURCHASE} timeZone="Asia/Tokyo" />
      <Today />
      <Today own={calendarDay('2026-01-02')} />
      <Provided />
    </UiProvider>,
  );
  expect(html).toContain('Nov 19, 2026');
  expect(html).toContain('Nov 20, 2026');
  expect(html).toContain('2026-11-192026-01-02America/New_York');
});

test('without a clock and without a prop, the error says what to pass', () => {
  const drawn = (part: React.ReactElement) => () =>
    renderToStaticMarkup(<UiProvider>{part}</UiProvider>);
  expect(drawn(<DateText instant={PURCHASE} />)).toThrow(
    new TypeError('Pass clock={{ asOf, timeZone }} to UiProvider, or timeZone to this component.'),
  );
  expect(drawn(<Today />)).toThrow(/UiProvider, or today to this component\.$/);
  expect(drawn(<Provided />)).toThrow(/to UiProvider\.$/);
  expect(drawn(<DateText day={calendarDay('2026-11-19')} />)).not.toThrow();
});
