import { Qr } from '@dime-time/ui';
import jsQR from 'jsqr';
import { expect, fn, spyOn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, ScreenFrame, shows } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Qr',
  component: Qr,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'The page that brings the product to a phone: its address as a code to scan, copy and save.',
      instead: [
        ['QrCode', 'to show a code beside other content'],
        ['Stats', 'to show the product, with the code as one part of the page'],
      ],
      dos: [
        'Pass the address where people should land, without a session or a name in it.',
        'Reject in `onCopy` if the browser does not allow it; the page then says how to copy by hand.',
        'Pass `loadPicture` only if a QR image service is configured; without it, nothing leaves the page.',
      ],
      donts: [
        'Do not put secrets into the address: everyone who sees the code can read it.',
        'Do not color the code by hand: `qrColor` of the brand does, and keeps it dark enough to scan.',
      ],
      accessibility: [
        'The code is an image with a name; beside it, the address is text that one press selects.',
        'The steps are a numbered list.',
        'A failed copy is announced immediately.',
      ],
    }),
  },
  decorators: [
    (Story) => (
      <ScreenFrame>
        <Story />
      </ScreenFrame>
    ),
  ],
  args: {
    url: 'https://dimetime.example/',
    onCopy: fn(() => Promise.resolve()),
  },
});

/** Paints the page into pixels, and reads them as a scanner would. */
async function scan(code: Element): Promise<string | undefined> {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(code);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.canvas.width = 500;
  context.canvas.height = 500;
  context.drawImage(image, 0, 0, 500, 500);
  return jsQR(context.getImageData(0, 0, 500, 500).data, 500, 500)?.data;
}

/** 250 pixels that a scanner can read. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mobile Access');
    const code = canvas.getByRole('img', { name: 'QR code that opens Dime Time' });
    await expect(code.getBoundingClientRect()).toMatchObject({ width: 250, height: 250 });
    await expect(await scan(code)).toBe('https://dimetime.example/');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** The address is on the clipboard, and a message says so. */
export const Copies = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy URL' }));
    await shows('URL Copied');
    await expect(args.onCopy).toHaveBeenCalledWith('https://dimetime.example/');
  },
});

/** The browser does not allow copying: an explanation appears in place, with what to do. */
export const CopyRefused = meta.story({
  tags: ['behavior'],
  args: { onCopy: fn(() => Promise.reject(new Error('not allowed'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy URL' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('copy it yourself');
  },
});

/** Catches the file that a press would save, in place of the browser’s download. */
function catchFile(): Promise<{ name: string; address: string }> {
  return new Promise((resolve) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      click.mockRestore();
      resolve({ name: this.download, address: this.href });
    });
  });
}

/** With a configured service, the image comes from it. */
// @requirement 2.qr.download
export const FromService = meta.story({
  tags: ['behavior'],
  args: { loadPicture: fn(() => Promise.resolve(new Blob(['picture'], { type: 'image/png' }))) },
  play: async ({ args, canvas, userEvent }) => {
    const file = catchFile();
    await userEvent.click(canvas.getByRole('button', { name: 'Download QR Code' }));
    await expect(await file).toEqual({
      name: 'dime-time-qr-code.png',
      address: `data:image/png;base64,${btoa('picture')}`,
    });
    await expect(args.loadPicture).toHaveBeenCalledWith({
      value: 'https://dimetime.example/',
      size: 400,
    });
  },
});

/** The service is down: a message appears, and nothing is saved. */
// @requirement 8.qr.failed
export const ServiceFailed = meta.story({
  tags: ['behavior'],
  args: { loadPicture: fn(() => Promise.reject(new Error('503'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download QR Code' }));
    await shows('Failed to generate QR code');
  },
});

/** More than any code can hold: the page says so, and the address can still be copied. */
export const TooLong = meta.story({
  args: { url: `https://dimetime.example/${'a'.repeat(5_000)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too long for a QR code/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy URL' })).toBeEnabled();
  },
});

/** An address without a break stays in its card. */
export const LongAddress = meta.story({
  args: { url: `https://${LONG_NAME.slice(0, 120)}.example/` },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A partner’s product. */
export const OtherBrand = meta.story({ globals: { brand: 'penny-wise' } });

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

/** On a dark page: the code stays dark on light. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The default page. */
export const Matrix = meta.story({ tags: ['matrix'] });
