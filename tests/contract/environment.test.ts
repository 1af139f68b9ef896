import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../packages/api/src/config/config.ts';
import { parseAppConfig } from '../../packages/app/src/config/parseAppConfig.ts';

/** The settings that the server and the build of the app both read, under one name in each. */
function readByBoth(env: Readonly<Record<string, string>>) {
  const app = parseAppConfig(env);
  const api = parseConfig(env, '/project');
  return [
    {
      productName: app.productName,
      bank: app.bankProvider,
      crypto: app.cryptoProvider,
      hasAnalytics: app.gaMeasurementId !== undefined,
      qrImages: app.qrImageService,
      contactEmail: app.contactEmail,
    },
    {
      productName: api.productName,
      bank: api.bank.segment,
      crypto: api.crypto.key,
      hasAnalytics: api.hosts.hasAnalytics,
      qrImages: api.hosts.qrImages,
      contactEmail: api.mail.to,
    },
  ] as const;
}

describe('one environment for the server and the build of the app', () => {
  test.each([
    ['nothing', {}],
    ['empty variables', { VITE_PRODUCT_NAME: ' ', VITE_BANK_PROVIDER: '', VITE_CONTACT_EMAIL: '' }],
    [
      'all of them',
      {
        VITE_PRODUCT_NAME: ' Penny Wise ',
        VITE_BANK_PROVIDER: 'teller',
        VITE_CRYPTO_PROVIDER: 'kraken_2',
        VITE_GA_MEASUREMENT_ID: 'G-1',
        VITE_QR_IMAGE_SERVICE: 'https://qr.example.test/create/',
        VITE_CONTACT_EMAIL: 'team@example.test',
      },
    ],
  ])('gives both the same for %s', (_name, env) => {
    const [app, api] = readByBoth(env);
    expect(app).toEqual(api);
  });

  test.each([
    ['VITE_BANK_PROVIDER', '../user'],
    ['VITE_BANK_PROVIDER', '-teller'],
    ['VITE_CRYPTO_PROVIDER', 'a b'],
    ['VITE_QR_IMAGE_SERVICE', 'qr.example.test'],
    ['VITE_QR_IMAGE_SERVICE', 'javascript:alert(1)'],
  ])('is refused by both: %s=%s', (name, value) => {
    expect(() => parseAppConfig({ [name]: value })).toThrow(name);
    expect(() => parseConfig({ [name]: value }, '/project')).toThrow(name);
  });
});
