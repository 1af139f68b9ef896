import { describe, expect, test } from 'vitest';
import { parseAppConfig } from './parseAppConfig.ts';

describe('parseAppConfig', () => {
  test('needs nothing', () => {
    expect(parseAppConfig({})).toEqual({
      apiMode: 'live',
      apiBaseUrl: '',
      productName: 'Dime Time',
      bankProvider: 'plaid',
      cryptoProvider: 'coinbase',
      gaMeasurementId: undefined,
      qrImageService: undefined,
      contactEmail: 'hello@dimetime.example',
    });
  });

  test('takes what is set, without spaces and slashes around it', () => {
    const config = parseAppConfig({
      VITE_API_MODE: 'mock',
      VITE_API_BASE_URL: ' https://api.example.test/ ',
      VITE_PRODUCT_NAME: 'Penny Wise',
      VITE_BANK_PROVIDER: 'teller',
      VITE_CRYPTO_PROVIDER: 'kraken',
      VITE_GA_MEASUREMENT_ID: 'G-1',
      VITE_QR_IMAGE_SERVICE: 'https://qr.example.test/',
      VITE_CONTACT_EMAIL: 'team@example.test',
    });
    expect(config).toMatchObject({
      apiMode: 'mock',
      apiBaseUrl: 'https://api.example.test',
      productName: 'Penny Wise',
      bankProvider: 'teller',
      cryptoProvider: 'kraken',
      gaMeasurementId: 'G-1',
      qrImageService: 'https://qr.example.test',
      contactEmail: 'team@example.test',
    });
  });

  test('an empty variable is an absent one', () => {
    expect(parseAppConfig({ VITE_PRODUCT_NAME: ' ', VITE_API_BASE_URL: '' })).toEqual(
      parseAppConfig({}),
    );
  });

  test.each([
    ['VITE_API_MODE', 'demo'],
    ['VITE_API_BASE_URL', 'api.example.test'],
    ['VITE_API_BASE_URL', 'javascript:alert(1)'],
    ['VITE_BANK_PROVIDER', '../user'],
    ['VITE_CRYPTO_PROVIDER', 'a b'],
    ['VITE_CRYPTO_PROVIDER', '-'],
    ['VITE_QR_IMAGE_SERVICE', 'qr.example.test'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => parseAppConfig({ [name]: value })).toThrow(name);
  });
});
