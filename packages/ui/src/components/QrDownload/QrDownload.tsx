import { catalogueTexts } from '@dime-time/finance-core/validate';
import { Download } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import type { QrLevel } from '../QrCode/index.ts';
import { qrPng } from './qrPng.ts';
import { qrSvg } from './qrSvg.ts';

export interface QrDownloadProps {
  /** What a scanner reads: an address in most cases. */
  value: string;
  /**
   * The side of the picture in pixels.
   * @default 400
   */
  size?: number;
  /**
   * The quiet zone on each side, in modules.
   * @default 2
   */
  margin?: number;
  /**
   * How much of the code may be covered and still be read.
   * @default 'M'
   */
  level?: QrLevel;
  /**
   * The name of the file, without its ending.
   * @default 'qr-code'
   */
  fileName?: string;
  /**
   * The words of the button for the picture everyone can open.
   * @default 'Download QR Code'
   */
  label?: string;
  /**
   * The words of the button for the drawing that prints at any size.
   * @default 'Download as SVG'
   */
  svgLabel?: string;
  /**
   * Told when the picture could not be made.
   * @default logs 'Error generating QR code' to the console
   */
  onError?: (error: Error) => void;
}

/** Saves a QR code as a file: a PNG for most, an SVG for print. Nothing leaves the page. */
export function QrDownload({
  value,
  size = 400,
  margin = 2,
  level = 'M',
  fileName = 'qr-code',
  label = 'Download QR Code',
  svgLabel = 'Download as SVG',
  onError = logError,
}: QrDownloadProps) {
  const input = { value, size, margin, level };

  function save(ending: 'png' | 'svg', address: () => string) {
    try {
      saveAs(`${fileName}.${ending}`, address());
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return (
    <Inline gap={3}>
      <Button
        variant="soft"
        icon={<Download size={18} aria-hidden="true" />}
        onClick={() => save('png', () => qrPng(input))}
      >
        {label}
      </Button>
      <Button
        variant="ghost"
        onClick={() => save('svg', () => `data:image/svg+xml,${encodeURIComponent(qrSvg(input))}`)}
      >
        {svgLabel}
      </Button>
    </Inline>
  );
}

/** A `data:` address needs no clean-up, and a code is small enough for one. */
function saveAs(name: string, address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

function logError(error: Error) {
  console.error(catalogueTexts.qrError, error);
}
