import { expect, test } from './support/test.ts';

test('a rule of the library wins over one in layer radix, and one of the app over both', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Send Message' });
  // Layer radix resets the button, the library sets it in semibold.
  await expect(button).toHaveCSS('font-weight', '600');
  const weightWith = (layer: string, weight: string) =>
    button.evaluate((element, css) => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
      return getComputedStyle(element).fontWeight;
    }, `@layer ${layer} { button { font-weight: ${weight}; } }`);
  expect(await weightWith('app', '300')).toBe('300');
  expect(await weightWith('radix', '200')).toBe('300');
});
