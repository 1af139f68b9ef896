import { Copy } from 'lucide-react';
import { useCallback, useState } from 'react';
import {
  Button,
  Callout,
  Card,
  ErrorState,
  PageHeader,
  QrCode,
  Section,
  Stack,
  Text,
  useNotice,
} from '../../primitives/index.ts';
import { QrDownload, type QrPictureRequest } from '../QrDownload/QrDownload.tsx';
import { fileNameOf } from '../../internal/fileNameOf.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { useWords } from '../../words/index.ts';
import { qrWords } from '../words/qr.ts';
import { phoneSteps } from './Qr.content.ts';
import { BreakableAddress } from '../../internal/BreakableAddress.tsx';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import { address } from '../../internal/address.css.ts';
import * as styles from './Qr.css.ts';

export interface QrProps {
  /** The address of the app, which the code contains. */
  url: string;
  /** Copies the address to the clipboard; rejects if the browser does not allow it. */
  onCopy: (url: string) => Promise<void>;
  /**
   * Gets the image to download from a QR image service.
   * @default the page draws it itself
   */
  loadPicture?: ((request: QrPictureRequest) => Promise<Blob>) | undefined;
  /** Your own header of the page, and a column beside its parts. */
  slots?: Slots<'header' | 'aside'> | undefined;
}

/** The sides of the code in pixels, on the page and as a file. */
const SIZE = { shown: 250, saved: 400 } as const;

/**
 * The page with the app’s address as a code to scan, copy and save, and how to use it on a phone.
 */
export function Qr({ url, onCopy, loadPicture, slots }: QrProps) {
  const words = useWords(qrWords);
  const { productName } = useBrand();
  return (
    <Screen
      data-part="qr"
      slots={slots}
      header={<PageHeader title={words.title} description={words.description({ productName })} />}
    >
      <div className={styles.columns}>
        <Card data-part="qr-share">
          <div className={styles.share}>
            <Code url={url} />
            <div className={styles.ways}>
              <Address url={url} onCopy={onCopy} />
              <Download url={url} loadPicture={loadPicture} />
            </div>
          </div>
        </Card>
        <Card data-part="qr-steps">
          <Section title={words.steps}>
            <Stack as="ol">
              {phoneSteps(productName, words).map(({ title, text }, at) => (
                <li data-part="qr-step" key={title} className={styles.step}>
                  <span data-part="qr-step-number" className={styles.number} aria-hidden="true">
                    {at + 1}
                  </span>
                  <div>
                    <Text data-part="qr-step-title" weight="semibold">
                      {title}
                    </Text>
                    <Text data-part="qr-step-text" size="s" tone="muted">
                      {text}
                    </Text>
                  </div>
                </li>
              ))}
            </Stack>
          </Section>
        </Card>
      </div>
    </Screen>
  );
}

function Code({ url }: Pick<QrProps, 'url'>) {
  const words = useWords(qrWords);
  const notice = useNotice();
  const { productName } = useBrand();
  const [failedFor, setFailedFor] = useState<string>();
  const onError = useCallback(() => {
    setFailedFor(url);
    notice({ title: words.failed, variant: 'destructive' });
  }, [url, notice, words.failed]);
  if (failedFor === url) {
    return (
      <div data-part="qr-frame" className={styles.frame}>
        <ErrorState title={words.failed} message={words.tooLong} />
      </div>
    );
  }
  return (
    <div data-part="qr-frame" className={styles.frame}>
      <QrCode
        value={url}
        label={words.codeLabel({ productName })}
        width={SIZE.shown}
        className={styles.code}
        onError={onError}
      />
    </div>
  );
}

function Address({ url, onCopy }: Pick<QrProps, 'url' | 'onCopy'>) {
  const words = useWords(qrWords);
  const notice = useNotice();
  const [refused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await onCopy(url);
      setRefused(false);
      notice({ title: words.copied, variant: 'default' });
    } catch {
      setRefused(true);
    }
  };
  return (
    <div data-part="qr-address" className={styles.way}>
      <Text data-part="qr-address-title" weight="semibold">
        {words.address}
      </Text>
      <div data-part="qr-address-text" className={address}>
        <bdi>
          <BreakableAddress address={url} />
        </bdi>
      </div>
      <Button icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()}>
        {words.copy}
      </Button>
      {refused && (
        <Callout tone="warning" live="assertive" title={words.copyRefused}>
          {words.copyRefusedText}
        </Callout>
      )}
    </div>
  );
}

function Download({ url, loadPicture }: Pick<QrProps, 'url' | 'loadPicture'>) {
  const words = useWords(qrWords);
  const notice = useNotice();
  const { productName } = useBrand();
  return (
    <div data-part="qr-picture" className={styles.way}>
      <Text data-part="qr-picture-title" weight="semibold">
        {words.download}
      </Text>
      <Text data-part="qr-picture-text" size="s" tone="muted">
        {words.downloadText({ pixels: `${SIZE.saved}` })}
      </Text>
      <QrDownload
        value={url}
        width={SIZE.saved}
        fileName={fileNameOf(productName, 'qr-code')}
        loadPicture={loadPicture}
        onError={() => notice({ title: words.failed, variant: 'destructive' })}
      />
    </div>
  );
}
