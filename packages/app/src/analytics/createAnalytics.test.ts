import { describe, expect, test, vi } from 'vitest';
import { createAnalytics, type AnalyticsPage } from './createAnalytics.ts';

function pageThatKeeps() {
  const commands: unknown[][] = [];
  return {
    commands,
    push: (...command: unknown[]) => void commands.push(command),
    loadScript: vi.fn<AnalyticsPage['loadScript']>(),
    warn: vi.fn<AnalyticsPage['warn']>(),
  };
}

const START = new Date('2026-11-21T12:00:00Z');

function started(page: AnalyticsPage) {
  return createAnalytics({ measurementId: 'G-TEST', bankProvider: 'plaid' }, page, () => START);
}

describe('without a measurement id', () => {
  // @requirement 7.analytics.only-with-id 8.analytics.warning
  test('says so in the console, and loads and sends nothing', () => {
    const page = pageThatKeeps();
    const analytics = createAnalytics({ measurementId: undefined, bankProvider: 'plaid' }, page);
    analytics.track({ name: 'login' });
    expect(page.warn).toHaveBeenCalledExactlyOnceWith(
      'Analytics are disabled: VITE_GA_MEASUREMENT_ID is not set.',
    );
    expect(page.loadScript).not.toHaveBeenCalled();
    expect(page.commands).toEqual([]);
  });
});

describe('with a measurement id', () => {
  // @requirement 9.analytics.consent
  test('consent is denied first, with half a second for word of it', () => {
    const page = pageThatKeeps();
    page.loadScript.mockImplementation(() => {
      expect(page.commands[0]).toEqual([
        'consent',
        'default',
        {
          analytics_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          wait_for_update: 500,
        },
      ]);
    });
    started(page);
    expect(page.commands.slice(1)).toEqual([
      ['js', START],
      ['config', 'G-TEST'],
    ]);
    expect(page.loadScript).toHaveBeenCalledExactlyOnceWith(
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
    );
  });

  // @requirement 8.analytics.errors 9.analytics.events
  test.each([
    [
      { name: 'purchase', params: { transaction_id: '7', value: '8.16', item: 'BTC' } } as const,
      { category: 'crypto', currency: 'USD', transaction_id: '7', value: '8.16', item: 'BTC' },
    ],
    [{ name: 'bank_account_linked' } as const, { method: 'plaid' }],
    [
      { name: 'bank_connection_failed', params: { method: 'sandbox' } } as const,
      { method: 'sandbox' },
    ],
    [{ name: 'login' } as const, { method: 'hosted sign-in' }],
    [{ name: 'milestone_achieved', params: { percent: 50 } } as const, { percent: 50 }],
    [
      { name: 'feature_interaction', params: { feature: 'payments' } } as const,
      { feature: 'payments' },
    ],
    [
      { name: 'js_error', params: { description: 'Error: no' } } as const,
      { fatal: false, description: 'Error: no' },
    ],
  ])('sends $name with what belongs to it', (event, params) => {
    const page = pageThatKeeps();
    started(page).track(event);
    expect(page.commands.at(-1)).toEqual(['event', event.name, params]);
  });

  // @requirement 3.user.analytics
  test('tells the kind of person, not who it is', () => {
    const page = pageThatKeeps();
    const properties = {
      user_type: 'customer',
      signup_month: '2026-02',
      has_bank_connected: true,
      crypto_enabled: false,
      subscription_tier: 'free',
    } as const;
    started(page).identify(properties);
    expect(page.commands.at(-1)).toEqual(['set', 'user_properties', properties]);
  });
});
