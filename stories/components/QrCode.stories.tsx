import { QrCode } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const ADDRESS = 'https://dimetime.example/';
const LEVELS = ['L', 'M', 'Q', 'H'] as const;

const meta = preview.meta({
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: ADDRESS, label: 'QR code of this page' },
});

/** As on the landing page: 150 px, two modules of margin. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of this page' });
    await expect(code.getBoundingClientRect()).toMatchObject({ width: 150, height: 150 });
    await expect(code.querySelectorAll('path')).toHaveLength(1);
  },
});

/** All props as controls. */
export const Playground = meta.story();

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

/** Dark on light also where the page is dark: a scanner needs it. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
