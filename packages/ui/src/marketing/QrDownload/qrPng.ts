import { QR_COLORS } from '../../theme/qrColors.ts';
import { qrGeometry } from '../../primitives/index.ts';
import type { QrPicture } from './qrSvg.ts';

/**
 * Returns a QR code as a PNG image of `size` pixels, as a `data:` URL.
 *
 * Each module is a whole number of pixels, so that its edges are sharp; the rest of `size` is added
 * to the quiet zone. The image has at least one pixel per module.
 *
 * @throws Error when the text cannot be encoded, or the browser has no canvas.
 */
export function qrPng({ size, color = QR_COLORS.dark, ...input }: QrPicture): string {
  const { size: side, path } = qrGeometry(input);
  const scale = Math.max(1, Math.floor(size / side));
  const canvas = document.createElement('canvas');
  const pixels = Math.max(size, side);
  const quiet = Math.floor((pixels - side * scale) / 2);
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw here.');
  context.fillStyle = QR_COLORS.light;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(quiet, quiet);
  context.scale(scale, scale);
  context.fillStyle = color;
  context.clip(new Path2D(path));
  context.fillRect(0, 0, side, side);
  return canvas.toDataURL('image/png');
}
