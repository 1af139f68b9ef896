import { Inline, QrCode, qrGeometry, Stack } from '@dime-time/ui';
import { expect, fn, spyOn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const ADDRESS = 'https://dimetime.example/';
const LEVELS = ['L', 'M', 'Q', 'H'] as const;

const meta = preview.meta({
  title: 'Primitives/QrCode',
  component: QrCode,
  parameters: {
    guide: guide({
      use: 'Shows a link to open on another device: on the landing page, on Mobile Access, on a printed sheet.',
      instead: [
        ['QrDownload', 'to offer the code as a file, beside it'],
        ['Link', 'to link for readers who are already on the device'],
      ],
      dos: [
        'Say in `label` what the code is for, and show the address as text near it.',
        'Keep the margin at two modules or more; scanners need the quiet zone.',
        'Raise `errorCorrection` if a sticker, a fold or a logo may cover part of it.',
      ],
      donts: [
        'Do not show a long address smaller than about 100 px: the modules get too fine for a camera.',
        'Do not invert or recolor it on a dark page; it stays dark on light automatically.',
      ],
      accessibility: [
        'It is an image named by `label`.',
        'The encoded address is nowhere else in the image, so show the same address as a link.',
        'If the text cannot be encoded, nothing is rendered and `onError` is called; show a message there.',
      ],
    }),
  },
  args: { value: ADDRESS, label: 'QR code of this page' },
});

/** As on the landing page: 150 px, two modules of margin. */
// @requirement 2.landing.qr-look 9.qr.small 9.qr.level
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
export const Playground = meta.story({ args: { width: 200, margin: 2, errorCorrection: 'M' } });

/** As on Mobile Access: 250 px. */
export const Large = meta.story({ args: { width: 250 } });

/** The four levels: the more of it may be covered, the more modules. */
export const Levels = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {LEVELS.map((level) => (
        <figure key={level} style={{ margin: 0 }}>
          <QrCode {...args} errorCorrection={level} label={`Level ${level}`} />
          <figcaption>{level}</figcaption>
        </figure>
      ))}
    </div>
  ),
});

/** An address of three hundred characters. */
export const LongAddress = meta.story({
  args: { value: `${ADDRESS}${'path/'.repeat(60)}`, width: 250 },
});

/** More than any code can hold: nothing is rendered, and `onError` is called. */
export const TooLong = meta.story({
  args: { value: 'a'.repeat(5000), onError: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(args.onError).toHaveBeenCalledOnce();
  },
});

/** Without `onError`, the error goes to the console. */
// @requirement 8.qr.logged
export const LogsWhatIsTooLong = meta.story({
  args: { value: 'a'.repeat(5000) },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async () => {
    await expect(console.error).toHaveBeenCalledWith('Error generating QR code', expect.any(Error));
  },
});

/** Dark on light even on a dark page: scanners need it. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Sizes, margins and levels: every code has the same address. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={5}>
      <Inline gap={5} align="end">
        {LEVELS.map((level) => (
          <QrCode key={level} {...args} errorCorrection={level} label={`Level ${level}`} />
        ))}
      </Inline>
      <Inline gap={5} align="end">
        {[0, 2, 4].map((margin) => (
          <QrCode key={margin} {...args} margin={margin} label={`Margin ${margin}`} />
        ))}
        <QrCode {...args} width={250} label="250 px" />
      </Inline>
    </Stack>
  ),
});
