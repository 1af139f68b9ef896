import { afterEach, expect, test, vi } from 'vitest';
import { loadQrPicture } from './loadQrPicture.ts';

const SERVICE = 'https://qr.example.test/create';
const PICTURE = { value: 'https://dimetime.example/', size: 400 };

afterEach(() => vi.unstubAllGlobals());

function answerWith(response: Response) {
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal('fetch', ask);
  return ask;
}

test('asks the service for 400 pixels of the address, without cookies', async () => {
  const ask = answerWith(new Response('png', { headers: { 'content-type': 'image/png' } }));
  const picture = await loadQrPicture(SERVICE, PICTURE);
  expect(picture.type).toBe('image/png');
  expect(await picture.text()).toBe('png');
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    `${SERVICE}?size=400x400&data=https%3A%2F%2Fdimetime.example%2F`,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
});

test('an answer that is no success is no picture', async () => {
  answerWith(new Response('busy', { status: 503 }));
  await expect(loadQrPicture(SERVICE, PICTURE)).rejects.toThrow('503');
});
