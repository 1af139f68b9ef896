import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BrandStudio } from './BrandStudio.tsx';

const meta = preview.meta({
  title: 'Foundations/Brand studio',
  tags: ['!autodocs'],
  parameters: {
    // Each theme needs a provider of its own, which has a region for toasts.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
});

export const Studio = meta.story({ render: () => <BrandStudio /> });

export const MakesABrand = meta.story({
  ...Studio.input,
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const look = (theme: string) => {
      const element = canvasElement.querySelector<HTMLElement>(`[data-studio=${theme}]`);
      if (!element) throw new Error(`There is no ${theme} preview.`);
      return within(element);
    };
    const button = () => look('light').getByRole('button', { name: 'Make Payment' });
    await expect(button()).toHaveStyle({
      backgroundColor: 'rgb(255, 212, 0)',
      color: 'rgb(0, 0, 0)',
    });

    const accent = canvas.getByLabelText('Accent');
    await userEvent.clear(accent);
    await userEvent.type(accent, '#0a7d4');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write brand.accent as a color');
    await userEvent.type(accent, 'f');
    await waitFor(() => expect(button()).toHaveStyle({ backgroundColor: 'rgb(10, 125, 79)' }));

    const hostile =
      '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "x"</script></svg>';
    const title = document.title;
    await userEvent.click(canvas.getByLabelText('Logo, as the text of an SVG file'));
    await userEvent.paste(hostile);
    const logo = await look('dark').findByRole('img', { name: 'Sunny Side' });
    await expect(logo.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image/),
    );
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(document.title).toBe(title);

    const saved: { name: string; text: string }[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click');
    click.mockImplementation(function catchDownload(this: HTMLAnchorElement) {
      const text = decodeURIComponent(this.href.slice(this.href.indexOf(',') + 1));
      saved.push({ name: this.download, text });
    });
    for (const download of await canvas.findAllByRole('button', { name: /^Download/ })) {
      await userEvent.click(download);
    }
    click.mockRestore();
    await expect(saved.map(({ name }) => name)).toEqual([
      'brand.ts',
      'brand.css',
      'brand.tokens.json',
    ]);
    await expect(saved[0]?.text).toContain('"accent": "#0a7d4f"');
    await expect(saved[0]?.text).toContain("logo: createElement('img'");
    await expect(saved[1]?.text).toContain('--accent-9:#0a7d4f');
    const modes = JSON.parse(saved[2]?.text ?? '{}') as Record<string, never>;
    await expect(modes).toHaveProperty('light.color.accent.$value.hex', '#0a7d4f');
    await expect(Object.keys(modes)).toHaveLength(4);
  },
});
