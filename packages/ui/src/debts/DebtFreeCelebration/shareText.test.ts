import { describe, expect, test, vi } from 'vitest';
import { shareText } from './shareText.ts';

const refuses = (name: string) => () =>
  Promise.reject(Object.assign(new Error('refused'), { name }));

describe('shareText', () => {
  test('shares by the dialog of the browser, and copies nothing', async () => {
    const share = vi.fn(() => Promise.resolve());
    const clipboard = { writeText: vi.fn(() => Promise.resolve()) };
    expect(await shareText('Done!', { share, clipboard })).toBe('shared');
    expect(share).toHaveBeenCalledWith({ text: 'Done!' });
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  test('copies where there is no dialog', async () => {
    const clipboard = { writeText: vi.fn(() => Promise.resolve()) };
    expect(await shareText('Done!', { clipboard })).toBe('copied');
    expect(clipboard.writeText).toHaveBeenCalledWith('Done!');
  });

  test('a closed dialog is no failure', async () => {
    expect(await shareText('Done!', { share: refuses('AbortError') })).toBe('canceled');
    expect(await shareText('Done!', { share: refuses('NotAllowedError') })).toBe('failed');
    expect(await shareText('Done!', {})).toBe('failed');
  });
});
