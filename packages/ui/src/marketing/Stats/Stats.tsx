import { AppStoreStatus, type StoreEntry } from '../AppStoreStatus/AppStoreStatus.tsx';
import {
  Card,
  Grid,
  PageHeader,
  QrCode,
  Section,
  Stack,
  StatCard,
  Text,
} from '../../primitives/index.ts';
import { VeteranBadge } from '../Footer/VeteranBadge.tsx';
import { QrDownload } from '../QrDownload/QrDownload.tsx';
import { qrFileName } from '../QrDownload/qrFileName.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { screen } from '../../internal/screen.css.ts';
import { SHOWCASE_FIGURES, STORES } from './Stats.content.ts';
import { siteName } from './siteName.ts';
import * as styles from './Stats.css.ts';

export interface StatsProps {
  /** The site’s address, which the QR code contains. */
  siteUrl: string;
  /**
   * The stage of the apps in each store.
   * @default both stores, ready for submission
   */
  stores?: readonly StoreEntry[];
  /** Called when the QR code could not be saved as a file. */
  onDownloadError?: (error: Error) => void;
}

/**
 * The page for showing the product to others: figures, stores, a code to scan, and who is behind
 * it.
 */
export function Stats({ siteUrl, stores = STORES, onDownloadError }: StatsProps) {
  const { productName } = useBrand();
  return (
    <Stack gap={7} className={screen}>
      <PageHeader
        title="Stats"
        description={`What ${productName} can do for you. Example figures, not promises. Yours depend on what you spend and owe.`}
      />
      <Section title="What Round-ups Do">
        <Grid columns={{ phone: 2, desktop: 3 }}>
          {SHOWCASE_FIGURES.map(({ label, figure, detail, icon: Icon }) => (
            <StatCard
              key={label}
              label={label}
              value={figure}
              detail={detail}
              icon={<Icon aria-hidden />}
              tone="roundUp"
            />
          ))}
        </Grid>
      </Section>
      <Section title="App Store Status">
        <AppStoreStatus stores={stores} />
      </Section>
      <div className={styles.columns}>
        <Section title="Visit us">
          <Card className={styles.qr}>
            <QrCode
              value={siteUrl}
              label={`QR code of ${siteName(siteUrl)}`}
              className={styles.code}
            />
            <Stack gap={4}>
              <div>
                <Text weight="semibold">Scan to visit</Text>
                <Text size="s" tone="muted" className={styles.address}>
                  {siteName(siteUrl)}
                </Text>
              </div>
              <QrDownload
                value={siteUrl}
                fileName={qrFileName(productName)}
                {...(onDownloadError ? { onError: onDownloadError } : {})}
              />
            </Stack>
          </Card>
        </Section>
        <Section title="Who we are">
          <Card className={styles.owner}>
            <VeteranBadge>Veteran Owned Business</VeteranBadge>
            <Text size="s" tone="muted">
              {productName} was founded by a veteran, who owns and runs it. We use plain words and
              keep our promises.
            </Text>
          </Card>
        </Section>
      </div>
    </Stack>
  );
}
