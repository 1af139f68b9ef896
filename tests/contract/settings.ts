import { writeAnswer, endpoints } from '@dime-time/finance-core/contract';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from './target.ts';

const SETTINGS = {
  isEnabled: true,
  multiplier: '1.00',
  autoApplyThreshold: '25.00',
  cryptoEnabled: false,
  cryptoPercentage: '25',
  preferredCrypto: 'BTC',
};

export function describeSettings({ target, read, send, snapshot }: Client): void {
  beforeEach(() => target.reset());

  test.each([
    ...['1.00', '2.00', '3.00', '5.00'].map((multiplier) => ({ multiplier })),
    ...['10.00', '25.00', '50.00', '100.00'].map((autoApplyThreshold) => ({ autoApplyThreshold })),
    ...['0', '5', '75', '100'].map((cryptoPercentage) => ({ cryptoPercentage })),
    ...['BTC', 'ETH', 'ADA', 'SOL', 'XRP', 'LTC'].map((preferredCrypto) => ({ preferredCrypto })),
    { isEnabled: false },
    { cryptoEnabled: true },
  ])('settings with %o are kept', async (change) => {
    const response = await send('putRoundUpSettings', { ...SETTINGS, ...change });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ...SETTINGS, ...change });
    const kept = writeAnswer(endpoints.getRoundUpSettings, await read('getRoundUpSettings'));
    expect(kept).toMatchObject({ ...SETTINGS, ...change });
  });

  test.each([
    ...['4.00', '1', '0.00', '-1.00', 2, null].map((multiplier) => ({ multiplier })),
    ...['25', '30.00', '0.00', 25, null].map((autoApplyThreshold) => ({ autoApplyThreshold })),
    ...['101', '-5', '7', '25.0', '', 25, null].map((cryptoPercentage) => ({ cryptoPercentage })),
    ...['DOGE', 'btc', '', null].map((preferredCrypto) => ({ preferredCrypto })),
    { isEnabled: 'true' },
    { cryptoEnabled: 0 },
  ])('settings with %o are refused and change nothing', async (change) => {
    const before = await snapshot();
    const response = await send('putRoundUpSettings', { ...SETTINGS, ...change });
    expect(response.status).toBe(422);
    const [path] = Object.keys(change);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
    expect(await snapshot()).toBe(before);
  });

  test.each(Object.keys(SETTINGS))(
    'the whole object is sent: without %s it is refused',
    async (field) => {
      const { [field as keyof typeof SETTINGS]: _left, ...rest } = SETTINGS;
      expect((await send('putRoundUpSettings', rest)).status).toBe(422);
    },
  );

  test('two writes at once: one whole object wins', async () => {
    const other = {
      ...SETTINGS,
      multiplier: '5.00',
      preferredCrypto: 'ETH',
      cryptoPercentage: '75',
    };
    await Promise.all([send('putRoundUpSettings', SETTINGS), send('putRoundUpSettings', other)]);
    const kept = writeAnswer(endpoints.getRoundUpSettings, await read('getRoundUpSettings'));
    const wholes = [SETTINGS, other].map((one): unknown => expect.objectContaining(one));
    expect(wholes).toContainEqual(kept);
  });
}
