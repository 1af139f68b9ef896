import { QR_COLORS } from '../../theme/qrColors.ts';
import { qrGeometry, type QrInput } from '../../primitives/index.ts';

/** What to encode, and how large and in which color to draw it. */
export interface QrPicture extends QrInput {
  readonly size: number;
  readonly color?: string;
}

/**
 * Returns a QR code as the text of an SVG file, `size` pixels wide.
 *
 * @param color of the dark modules, `#rrggbb`; that of the page’s own code is `useBrand().qrColor`.
 * @throws Error when the text is empty or longer than version 40 holds at the level.
 */
export function qrSvg({ size, color = QR_COLORS.dark, ...input }: QrPicture): string {
  const { size: side, path } = qrGeometry(input);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path d="M0 0h${side}v${side}H0z" fill="${QR_COLORS.light}"/>` +
    `<path d="${path}" fill="${color}"/></svg>`
  );
}
