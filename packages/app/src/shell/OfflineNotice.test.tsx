import { UiProvider } from '@dime-time/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig, useSWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheStateOf } from '../cache/cacheState.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

afterEach(() => vi.unstubAllEnvs());

/** The notice, with data that was received at a moment and comes from the offline cache. */
function Notice() {
  const { cache } = useSWRConfig();
  cacheStateOf(cache).receive('/api/debts', {
    receivedAt: '2026-11-19T14:05:00Z',
    isOffline: true,
  });
  return <OfflineNotice />;
}

test('says since when by the clock of the browser, wherever the household is', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  const clock = { asOf: '2026-11-19T18:00:00Z', timeZone: 'America/New_York' };
  const notice = renderToStaticMarkup(
    <SWRConfig value={{ provider: () => new Map() }}>
      <UiProvider clock={clock}>
        <Notice />
      </UiProvider>
    </SWRConfig>,
  );
  expect(notice).toMatch(/Nov 19, 2026.*7:35\sPM/u);
});
