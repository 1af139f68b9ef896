import { oklchFromHex } from '../../packages/ui/src/theme/color/oklch.ts';
import { hexOf } from '../../packages/ui/build/cssColor.ts';
import { contractTokens } from '../../packages/ui/build/contractTokens.ts';
import type { ColorValue } from '../../packages/ui/build/designToken.ts';
import { designTokens } from '../../packages/ui/build/tokenFiles.ts';
import { QR_COLORS } from '../../packages/ui/src/theme/qrColors.ts';
import { paintedColors, type Painted } from './support/paintedColors.ts';
import { storyFiles, storyId } from './support/storyFiles.ts';
import { expect, test } from './support/storybook.ts';

/** The names of the partners’ logos in `.storybook/brands.tsx`, by the value of the brand menu. */
const PARTNERS = { 'sunny-side': 'Sunny Side', inkwell: 'Inkwell', minty: 'Minty' } as const;
const THEMES = ['light', 'dark'] as const;

/** The coin of `Logo`. */
const OUR_MARK = 'svg:has(> circle[cx="16"][r="14"])';

/** Tokens that are the same in every brand: neutral colors, and those that mean something. */
const NOT_OF_A_BRAND =
  /^color\.(?:text(?!OnAccent)|surface|scrim|border|track|debt|progress|positive|negative|warning|info|neutral|chart\.(?:grid|axis|series[2-6]))/;

/** Below this chroma a color is a gray, whatever its hue. */
const LEAST_CHROMA = 0.04;
/** Two colors of one hue, in degrees. */
const SAME_HUE = 6;
/** What a mix with a transparent color may change of a channel. */
const ROUNDING = 1.5 / 255;
/** The page behind a translucent color. */
const PAGE = { light: 1, dark: 0.06 } as const;

type Theme = (typeof THEMES)[number];
type Channels = readonly number[];

interface Family {
  readonly theme: Theme;
  /** Our colors, translucent ones without their alpha. */
  readonly colors: readonly Channels[];
  readonly hues: readonly number[];
}

/** The colors of our brand in a theme: those of its tokens that a partner’s brand has to replace. */
async function ours(theme: Theme): Promise<Family> {
  const root = (await designTokens())[theme] ?? {};
  const colorsOf = (isOfBrand: boolean) =>
    contractTokens
      .filter(({ path, name }) => path[0] === 'color' && NOT_OF_A_BRAND.test(name) !== isOfBrand)
      .map(({ path }) => {
        const token = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root);
        return (token as { $value: ColorValue }).$value;
      });
  const shared = new Set(colorsOf(false).map(({ hex }) => hex));
  const own = colorsOf(true).filter(
    ({ hex }) => !shared.has(hex) && oklchFromHex(hex).chroma >= LEAST_CHROMA,
  );
  const opaque = own.filter(({ alpha }) => alpha === 1).map(({ hex }) => hex);
  return {
    theme,
    colors: own.map(({ components }) => components),
    hues: [...opaque, QR_COLORS.dark].map((hex) => oklchFromHex(hex).hue),
  };
}

/** Whether a color is one of the family, or looks like a mix of one on the page. */
function isOf(
  { theme, colors, hues }: Family,
  { channels: [r = 0, g = 0, b = 0, alpha = 1] }: Painted,
) {
  const isOne = ([red = 0, green = 0, blue = 0]: Channels) =>
    Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b)) <= ROUNDING;
  if (colors.some(isOne)) return true;
  const shown = [r, g, b].map((value) => value * alpha + PAGE[theme] * (1 - alpha));
  const { chroma, hue } = oklchFromHex(
    hexOf(shown.map((value) => Math.min(1, Math.max(0, value)))),
  );
  return chroma >= LEAST_CHROMA && hues.some((own) => Math.abs(own - hue) <= SAME_HUE);
}

const screens = storyFiles().filter(({ title }) => title.startsWith('Screens/'));

test('every screen is painted', () => {
  expect(screens.length).toBeGreaterThanOrEqual(18);
});

for (const screen of screens) {
  test(`${screen.title} has no color of ours in a partner’s brand`, async ({ storybook }) => {
    const { page, showStory, complaints } = storybook;
    complaints();
    await page.setViewportSize({ width: 1280, height: 800 });
    const id = storyId(screen, 'Default');
    await showStory(id, { theme: 'light', brand: 'dime-time', motion: 'reduced' });
    for (const theme of THEMES) {
      const family = await ours(theme);
      const foundIn = async (brand: string) => {
        await showStory(id, { theme, brand, motion: 'reduced' });
        await expect(page.locator(`.radix-themes.${theme}`).first()).toBeVisible();
        // A chart comes after the page around it.
        await page.waitForLoadState('networkidle');
        return (await page.evaluate(paintedColors)).filter((color) => isOf(family, color));
      };
      // What is folded away is painted too, and its transitions end, which Storybook waits for.
      await page.evaluate(openDetails);
      expect(await foundIn('dime-time'), 'what the test looks for is there').not.toEqual([]);
      const coins = await page.locator(OUR_MARK).count();
      for (const [brand, name] of Object.entries(PARTNERS)) {
        expect(await foundIn(brand), `${brand}, ${theme}`).toEqual([]);
        const logos = await page
          .locator('[data-logo]')
          .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-logo')));
        expect(logos.filter((logo) => logo !== name)).toEqual([]);
        expect(logos.length, `logos of ${brand}`).toBeGreaterThanOrEqual(coins);
        await expect(page.locator(OUR_MARK)).toHaveCount(0);
        await expect(page.getByRole('img', { name: 'Dime Time', exact: true })).toHaveCount(0);
      }
    }
    // The play function of the next screen expects our brand.
    await showStory(id, { theme: 'light', brand: 'dime-time', motion: 'reduced' });
    expect(complaints()).toEqual([]);
  });
}

test('a color of ours is found in a mix and in another theme', async () => {
  const family = await ours('light');
  const painted = (...channels: number[]): Painted => ({ channels, where: '' });
  expect(isOf(family, painted(0x5a / 255, 0x56 / 255, 0xa8 / 255, 0.1))).toBe(true);
  expect(isOf(family, painted(0x9c / 255, 0x9a / 255, 0xcb / 255, 1))).toBe(true);
  expect(isOf(family, painted(1, 0xd4 / 255, 0, 1))).toBe(false);
  expect(isOf(family, painted(0.5, 0.5, 0.52, 1))).toBe(false);
});

/** Runs in the page. */
function openDetails(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
}
