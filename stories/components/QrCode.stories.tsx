import { Inline, QrCode, qrGeometry, Stack } from '@dime-time/ui';
import { expect, fn, spyOn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const ADDRESS = 'https://dimetime.example/';
const LEVELS = ['L', 'M', 'Q', 'H'] as const;

const meta = preview.meta({
  title: 'Components/QrCode',
  component: QrCode,
  parameters: {
    guide: guide({
      use: 'An address to take along on a phone: on the landing page, on Mobile Access, on a printed sheet.',
      instead: [
        ['QrDownload', 'beside it, where the code should be had as a file'],
        ['Link', 'where the reader is on the device already'],
      ],
      dos: [
        'Write in `label` what the code is for, and show the address as text near it.',
        'Keep the margin at two modules or more; scanners need the quiet zone.',
        'Raise `level` where a sticker, a fold or a logo may cover a part.',
      ],
      donts: [
        'Do not draw it smaller than about 100 px for a long address: the modules get too fine for a camera.',
        'Do not invert or recolour it on a dark page; it keeps dark on light by itself.',
      ],
      accessibility: [
        'An image with `label` as its name.',
        'What the code says is nowhere else in the picture, so give the same address as a link.',
        'When the text cannot be encoded nothing is drawn and `onError` is told; say so in words there.',
      ],
    }),
  },
  args: { value: ADDRESS, label: 'QR code of this page' },
});

/** As on the landing page: 150 px, two modules of margin. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of this page' });
    await expect(code.getBoundingClientRect()).toMatchObject({ width: 150, height: 150 });
    await expect(code.querySelectorAll('path')).toHaveLength(1);
    await expect(code.querySelector('path')).toHaveAttribute('fill', '#4b1a80');
    await expect(code.querySelector('rect')).toHaveAttribute('fill', '#ffffff');
    const { path } = qrGeometry({ value: ADDRESS, margin: 2, level: 'M' });
    await expect(code.querySelector('path')).toHaveAttribute('d', path);
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { size: 200, margin: 2, level: 'M' } });

/** As on Mobile Access: 250 px. */
export const Large = meta.story({ args: { size: 250 } });

/** The four levels: the more may be covered, the more modules. */
export const Levels = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {LEVELS.map((level) => (
        <figure key={level} style={{ margin: 0 }}>
          <QrCode {...args} level={level} label={`Level ${level}`} />
          <figcaption>{level}</figcaption>
        </figure>
      ))}
    </div>
  ),
});

/** An address of three hundred characters. */
export const LongAddress = meta.story({
  args: { value: `${ADDRESS}${'path/'.repeat(60)}`, size: 250 },
});

/** More than any code holds: nothing is drawn, and the owner is told. */
export const TooLong = meta.story({
  args: { value: 'a'.repeat(5000), onError: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(args.onError).toHaveBeenCalledOnce();
  },
});

/** With nobody to tell, the console is told. */
export const LogsWhatIsTooLong = meta.story({
  args: { value: 'a'.repeat(5000) },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async () => {
    await expect(console.error).toHaveBeenCalledWith('Error generating QR code', expect.any(Error));
  },
});

/** Dark on light also where the page is dark: a scanner needs it. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Sizes, margins and levels: every code carries the same address. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={5}>
      <Inline gap={5} align="end">
        {LEVELS.map((level) => (
          <QrCode key={level} {...args} level={level} label={`Level ${level}`} />
        ))}
      </Inline>
      <Inline gap={5} align="end">
        {[0, 2, 4].map((margin) => (
          <QrCode key={margin} {...args} margin={margin} label={`Margin ${margin}`} />
        ))}
        <QrCode {...args} size={250} label="250 px" />
      </Inline>
    </Stack>
  ),
});
