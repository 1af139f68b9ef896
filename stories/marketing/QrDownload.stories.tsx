import { QrDownload, Stack } from '@dime-time/ui';
import jsQR from 'jsqr';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Marketing/QrDownload',
  component: QrDownload,
  parameters: {
    guide: guide({
      use: 'Saves a QR code as a file: a PNG that everyone can open, and an SVG that prints at any size. Placed beside the code.',
      instead: [['QrCode', 'to show the code on the page']],
      dos: [
        'Pass the same `value` as the code beside it.',
        'Name the file after the product and its purpose; the extension is added.',
        'Handle `onError` with a toast if the value is entered by people.',
      ],
      donts: [
        'Do not offer it for one-time secrets: the file stays on the device.',
        'Do not set `loadPicture` without a service you chose: without it, both files are made on the page and nothing leaves it.',
      ],
      accessibility: [
        'It has two buttons that say which file they save.',
        'The browser announces saving; a failure is only reported through `onError`.',
      ],
    }),
  },
  args: { value: 'https://dimetime.example/', fileName: 'dime-time-qr-code', onError: fn() },
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

async function pixelsOf(address: string): Promise<ImageData> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.canvas.width = image.width;
  context.canvas.height = image.height;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

export const Default = meta.story();

/** A decoder reads the PNG back. */
export const SavesAPng = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const file = catchFile();
    await userEvent.click(canvas.getByRole('button', { name: 'Download QR Code' }));
    const { name, address } = await file;
    await expect(name).toBe('dime-time-qr-code.png');
    const { data, width, height } = await pixelsOf(address);
    await expect(width).toBe(400);
    await expect(height).toBe(400);
    await expect(jsQR(data, width, height)?.data).toBe('https://dimetime.example/');
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    width: 400,
    margin: 2,
    errorCorrection: 'M',
    label: 'Download QR Code',
    svgLabel: 'Download as SVG',
  },
});

/** The SVG is read back too. */
export const Svg = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const file = catchFile();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as SVG' }));
    const { name, address } = await file;
    await expect(name).toBe('dime-time-qr-code.svg');
    const { data, width, height } = await pixelsOf(address);
    await expect(width).toBe(400);
    await expect(jsQR(data, width, height)?.data).toBe('https://dimetime.example/');
  },
});

/** A value that cannot be encoded is reported, and nothing is saved. */
export const Impossible = meta.story({
  tags: ['behavior'],
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download QR Code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download as SVG' }));
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2));
  },
});

/** With a configured picture service, the PNG comes from it; its extension follows its type. */
// @requirement 2.qr.download
export const FromService = meta.story({
  tags: ['behavior'],
  args: { loadPicture: fn(() => Promise.resolve(new Blob(['picture'], { type: 'image/webp' }))) },
  play: async ({ args, canvas, userEvent }) => {
    const file = catchFile();
    await userEvent.click(canvas.getByRole('button', { name: 'Download QR Code' }));
    const { name, address } = await file;
    await expect(name).toBe('dime-time-qr-code.webp');
    await expect(address).toBe(`data:image/webp;base64,${btoa('picture')}`);
    await expect(args.loadPicture).toHaveBeenCalledWith({ value: args.value, size: 400 });
  },
});

/** The service returned no image: reported, and nothing is saved. */
export const ServiceFailed = meta.story({
  tags: ['behavior'],
  args: { loadPicture: fn(() => Promise.resolve(new Blob(['<p>'], { type: 'text/html' }))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download QR Code' }));
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
  },
});

/** On a phone, dark. */
export const PhoneDark = meta.story({
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
});

/** Different wording, and both buttons stacked when there is no room. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={5}>
      <QrDownload {...args} />
      <QrDownload {...args} label="Save for Print" svgLabel="Save as a Drawing" />
      <div style={{ maxInlineSize: '14rem' }}>
        <QrDownload {...args} />
      </div>
    </Stack>
  ),
});
