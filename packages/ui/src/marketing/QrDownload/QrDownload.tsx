import { errorCatalogue } from '@dime-time/finance-core/validation';
import { Download } from 'lucide-react';
import { forwardRef } from 'react';
import { useBrand } from '../../theme/BrandContext.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Button, Inline, type QrLevel, useSingleFlight } from '../../primitives/index.ts';
import { blobAddress, pictureEnding } from './picture.ts';
import { useWords } from '../../words/index.ts';
import { qrDownloadWords } from '../words/qrDownload.ts';
import { qrPng } from './qrPng.ts';
import { qrSvg } from './qrSvg.ts';

/** The content and the size of an image. */
export interface QrPictureRequest {
  readonly value: string;
  /** The width and height of the image in pixels. */
  readonly size: number;
}

export interface QrDownloadProps extends HostProps<'div', 'children' | 'value' | 'onError'> {
  /** What a scanner reads, usually an address. */
  value: string;
  /**
   * The width and height of the image in pixels.
   * @default 400
   */
  width?: number;
  /**
   * The quiet zone on each side, in modules.
   * @default 2
   */
  margin?: number;
  /**
   * How much of the code may be covered and still be read.
   * @default 'M'
   */
  errorCorrection?: QrLevel;
  /**
   * The name of the file, without its extension.
   * @default 'qr-code'
   */
  fileName?: string;
  /**
   * The label of the PNG button.
   * @default 'Download QR Code'
   */
  label?: string;
  /**
   * The label of the SVG button.
   * @default 'Download as SVG'
   */
  svgLabel?: string;
  /**
   * Gets the PNG from elsewhere, such as a QR image service; the SVG is still made here.
   * @default the page draws it, and nothing leaves the page
   */
  loadPicture?: ((request: QrPictureRequest) => Promise<Blob>) | undefined;
  /**
   * Called when the image could not be made.
   * @default logs 'Error generating QR code' to the console
   */
  onError?: (error: Error) => void;
}

/** Saves a QR code as a file: a PNG for most, an SVG for print. */
export const QrDownload = forwardRef<HTMLDivElement, QrDownloadProps>(function QrDownload(
  {
    value,
    width: size = 400,
    margin = 2,
    errorCorrection: level = 'M',
    fileName = 'qr-code',
    label,
    svgLabel,
    loadPicture,
    onError = logError,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(qrDownloadWords);
  const { qrColor: color } = useBrand();
  const input = { value, size, margin, level, color };

  const [loading, save] = useSingleFlight(async (make: () => QrFile | Promise<QrFile>) => {
    try {
      const { ending, address } = await make();
      saveAs(`${fileName}.${ending}`, address);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
  });
  const picture = async (): Promise<QrFile> => {
    if (!loadPicture) return { ending: 'png', address: qrPng(input) };
    const blob = await loadPicture({ value, size });
    return { ending: pictureEnding(blob.type), address: await blobAddress(blob) };
  };
  const drawing = (): QrFile => ({
    ending: 'svg',
    address: `data:image/svg+xml,${encodeURIComponent(qrSvg(input))}`,
  });

  return (
    <Inline data-part="qr-download" {...rest} ref={ref} className={className} gap={3}>
      <Button
        data-part="qr-download-picture"
        variant="soft"
        icon={<Download size={18} aria-hidden="true" />}
        pending={loading && loadPicture !== undefined}
        onClick={() => save(picture)}
      >
        {label ?? words.label}
      </Button>
      <Button data-part="qr-download-svg" variant="ghost" onClick={() => save(drawing)}>
        {svgLabel ?? words.svgLabel}
      </Button>
    </Inline>
  );
});

interface QrFile {
  ending: string;
  address: string;
}

/** A `data:` URL needs no clean-up, and a code is small enough for one. */
function saveAs(name: string, address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

function logError(error: Error) {
  console.error(errorCatalogue.qrError, error);
}
