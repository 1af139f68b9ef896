import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { contractTokens } from '../../packages/ui/build/contractTokens.ts';
import { MODES } from '../../packages/ui/build/modes.ts';
import { resolveBrand } from '../../packages/ui/src/theme/resolveBrand.ts';
import { brandOf, FIRST_DRAFT, type BrandDraft } from './brandDraft.ts';
import { brandStyles } from './brandFiles.ts';
import { BrandSample } from './BrandSample.tsx';
import { BrandStudio } from './BrandStudio.tsx';
import { cleanSvg } from './cleanSvg.ts';
import { clearDraft, keptDraft } from './keptDraft.ts';
import type { IndexEntry, StoryLibrary } from './storyLibrary.ts';
import { WithTokenValues } from './TokenValues.tsx';

const meta = preview.meta({ title: 'Foundations/Brand studio', tags: ['!autodocs'] });

/** Its frames are pages of the built Storybook, which the run of the stories does not have. */
export const Studio = meta.story({ tags: ['!test'], render: () => <BrandStudio /> });

export const Sample = meta.story({ render: () => <BrandSample /> });

const entry = (title: string, name: string, ...tags: string[]): IndexEntry => ({
  id: `${title.toLowerCase().replace('/', '-')}--${name.toLowerCase()}`,
  title,
  name,
  type: 'story',
  tags,
});

const FEW_STORIES: StoryLibrary = {
  readIndex: () =>
    Promise.resolve([
      entry('Foundations/Tokens', 'All'),
      entry('Debts/DebtCard', 'Playground'),
      entry('Debts/DebtCard', 'Matrix', 'matrix'),
      entry('Debts/DebtCard', 'Pays', 'behavior'),
      entry('Crypto/Portfolio', 'Default'),
      entry('Screens/Crypto', 'Default'),
    ]),
  addressOf: (id, theme) => `about:blank#${id}/${theme}`,
};

const WithFewStories = meta.story({
  tags: ['behavior'],
  beforeEach: clearDraft,
  render: () => <BrandStudio library={FEW_STORIES} />,
});

export const ShowsAnyStory = meta.story({
  ...WithFewStories.input,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const address = (name: string) =>
      canvas.getByTitle<HTMLIFrameElement>(name).getAttribute('src');
    await expect(address('A sample of everything in light')).toBe(
      'about:blank#foundations-brand-studio--sample/light',
    );
    const field = canvas.getByLabelText('Screen or component');
    await userEvent.clear(field);
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(4));
    const names = page.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(names[1]).toBe('CryptoScreens');
    await expect(names.join()).not.toContain('Tokens');
    await userEvent.type(field, 'debts');
    await userEvent.click(await page.findByRole('option', { name: /DebtCard/ }));
    await expect(address('DebtCard in dark')).toBe('about:blank#debts-debtcard--matrix/dark');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Story' }));
    await expect(page.queryByRole('option', { name: 'Pays' })).toBeNull();
    await userEvent.click(await page.findByRole('option', { name: 'Playground' }));
    await expect(address('DebtCard in light')).toBe('about:blank#debts-debtcard--playground/light');
  },
});

export const KeepsTheLastGoodBrand = meta.story({
  ...WithFewStories.input,
  play: async ({ canvas, userEvent }) => {
    const contrast = () => canvas.getByRole('row', { name: /Text on a button/ });
    await expect(contrast()).toHaveTextContent('#ffd400');
    const accent = canvas.getByLabelText('Accent');
    await userEvent.clear(accent);
    await userEvent.type(accent, '#0a7d4');
    await expect(accent).toHaveAttribute('aria-invalid', 'true');
    await expect(accent).toHaveAccessibleDescription(
      'Write a color such as "#0a7d4f". Until then, #ffd400 stays.',
    );
    await expect(contrast()).toHaveTextContent('#ffd400');
    await expect(keptDraft().accent).toBe('#ffd400');
    const name = canvas.getByLabelText('Name');
    await userEvent.type(name, ' Up');
    await expect(keptDraft().productName).toBe('Sunny Side Up');
    await userEvent.type(accent, 'f');
    await expect(accent).not.toHaveAttribute('aria-invalid', 'true');
    await expect(contrast()).toHaveTextContent('#0a7d4f');
    await expect(keptDraft().accent).toBe('#0a7d4f');
    await expect(
      canvas.getByText(/^Every contrast is reached, with \d colors? changed/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start Again' }));
    await expect(accent).toHaveValue('#ffd400');
  },
});

const HOSTILE =
  '<svg onload="document.title = 1"><script>document.title = "x"</script>' +
  '<a href="https://example.com"><path d="M0 0h9v9z" fill="#0a7d4f"/></a>' +
  '<image href="https://example.com/a.png"/></svg>';

export const MakesFiles = meta.story({
  ...WithFewStories.input,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const title = document.title;
    const logo = canvas.getByLabelText('Logo, as the text of an SVG file');
    await userEvent.click(logo);
    await userEvent.paste('<svg><path>');
    await expect(logo).toHaveAccessibleDescription(/Paste a whole SVG file/);
    await userEvent.clear(logo);
    await userEvent.paste('<svg><path d="M0 0h9v9z" fill="#111"/></svg>');
    const measured = canvas.getByRole('row', { name: /^Logo/ });
    await expect(measured).toHaveTextContent('#1111111.0:1below 3:1');
    await userEvent.clear(logo);
    await userEvent.paste(HOSTILE);
    await expect(canvas.getByText(/^The logo is not measured/)).toBeVisible();
    await expect(logo).toHaveAccessibleDescription(
      'Taken out, since it can act or load a file: the element script, the element a, the attribute onload, a reference to https://example.com/a.png.',
    );
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(document.title).toBe(title);
    const accent = canvas.getByLabelText('Accent');
    await userEvent.clear(accent);
    await userEvent.paste('#0a7d4f');

    const saved = new Map<string, string>();
    const click = spyOn(HTMLAnchorElement.prototype, 'click');
    click.mockImplementation(function catchDownload(this: HTMLAnchorElement) {
      saved.set(this.download, decodeURIComponent(this.href.slice(this.href.indexOf(',') + 1)));
    });
    for (const download of await canvas.findAllByRole('button', { name: /^Download/ })) {
      await userEvent.click(download);
    }
    click.mockRestore();
    await expect([...saved.keys()]).toEqual(['brand.ts', 'brand.css', 'brand.tokens.json']);
    const module = decodeURIComponent(saved.get('brand.ts') ?? '');
    await expect(module).toContain('"accent": "#0a7d4f"');
    await expect(module).toContain('"alt":"Sunny Side"');
    await expect(module).toContain('<path d="M0 0h9v9z" fill="#0a7d4f"/>');
    await expect(module).not.toMatch(/script|onload|example\.com/);
    await expect(saved.get('brand.css')).toContain('--accent-9: #0a7d4f;');
    const modes = JSON.parse(saved.get('brand.tokens.json') ?? '{}') as Record<string, never>;
    await expect(modes).toHaveProperty('light.color.accent.$value.hex', '#0a7d4f');
    await expect(modes).toHaveProperty('light.size.text.$value.unit', 'rem');
    await expect(Object.keys(modes)).toHaveLength(4);
  },
});

/** SVG files, and what is left of each; undefined for a file that is refused. */
const FILES: readonly (readonly [given: string, left: string | undefined])[] = [
  ['<svg><g id="a"/><use href="#a"/></svg>', '<g id="a"/><use href="#a"/>'],
  ['<?xml version="1.0"?><!-- a --><svg><path d="M0 0"/></svg>', '<path d="M0 0"/>'],
  ['<svg><g onclick="a()"/></svg>', '<g/>'],
  ['<svg><g><script/></g></svg>', '<g/>'],
  ['<svg><foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject></svg>', ''],
  ['<svg><use href="//example.com/a.svg#b"/></svg>', '<use/>'],
  ['<svg><image href="data:image/svg+xml,a"/></svg>', '<image/>'],
  ['<svg><image href="data:image/png;base64,AA"/></svg>', undefined],
  ['<svg><path fill="url(#a)"/></svg>', '<path fill="url(#a)"/>'],
  ['<svg><path fill="url(https://example.com)"/></svg>', '<path/>'],
  ['<svg><path style="fill:url( &quot;//a&quot;)"/></svg>', '<path/>'],
  ['<svg><style>@import "a.css"</style></svg>', ''],
  ['<svg><style>path{fill:red}</style></svg>', '<style>path{fill:red}</style>'],
  ['<svg><animate attributeName="href" to="a"/></svg>', ''],
];

export const CleansLogos = meta.story({
  tags: ['behavior'],
  render: () => <BrandSample />,
  play: async () => {
    for (const [given, left] of FILES) {
      const inside = cleanSvg(given)?.svg.replace(/^<svg[^>]*?(?:\/>|>)|<\/svg>$/g, '');
      const kept = given.replace(/^<svg>|<\/svg>$/g, '');
      await expect(inside, given).toBe(left ?? kept);
    }
    for (const refused of ['', 'a', '<p/>', '<svg><path></svg>', '<svg xmlns="https://a"/>']) {
      await expect(cleanSvg(refused), refused).toBeUndefined();
    }
  },
});

/** A brand that changes all that a style sheet can say. */
const FULL: BrandDraft = {
  ...FIRST_DRAFT,
  accent: '#14110f',
  darkAccent: '#e9e2d8',
  qrColor: '#7a1fa2',
  chart: '#1d9b72 #1d9b72 #c2571a #b8e0ff',
  density: 'compact',
  fontFamily: 'Georgia, serif',
  headingFontFamily: 'Verdana, sans-serif',
};

export const SheetMatchesProvider = meta.story({
  tags: ['behavior'],
  render: () => (
    <>
      {(['none', 'small', 'full'] as const).map((radius) => (
        <WithTokenValues key={radius} brand={RESOLVED[radius]}>
          {(values) => (
            <output hidden data-radius-of={radius} data-values={JSON.stringify(values)} />
          )}
        </WithTokenValues>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const radius of ['none', 'small', 'full'] as const) {
      const found = await waitFor(() => {
        const output = canvasElement.querySelector<HTMLElement>(`[data-radius-of=${radius}]`);
        if (!output) throw new Error('No values are read.');
        return JSON.parse(output.dataset['values'] ?? '') as Record<string, object>;
      });
      const sheet = document.createElement('style');
      sheet.textContent = brandStyles(RESOLVED[radius]);
      document.head.append(sheet);
      for (const { name, appearance, contrast } of MODES) {
        // As the comment of the file says, and without a provider around it.
        const body = document.createElement('div');
        body.className = `radix-themes ${appearance}`;
        body.dataset['grayColor'] = 'slate';
        if (contrast === 'more') body.dataset['contrast'] = 'more';
        document.body.append(body);
        const style = getComputedStyle(body);
        const values = contractTokens.map(({ variable }) => [
          variable,
          style.getPropertyValue(variable).trim(),
        ]);
        await expect(style.getPropertyValue('--dt-brand-qr')).toBe(RESOLVED[radius].qrColor);
        body.remove();
        await expect(Object.fromEntries(values), `${radius}, ${name}`).toEqual(found[name]);
      }
      sheet.remove();
    }
  },
});

const RESOLVED = {
  none: resolveBrand(brandOf({ ...FULL, radius: 'none' })),
  small: resolveBrand(brandOf({ ...FULL, radius: 'small' })),
  full: resolveBrand(brandOf({ ...FULL, radius: 'full', qrColor: '' })),
};
