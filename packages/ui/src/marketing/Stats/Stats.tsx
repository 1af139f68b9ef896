import { AppStoreStatus } from '../AppStoreStatus/AppStoreStatus.tsx';
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
import { fileNameOf } from '../../internal/fileNameOf.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { withOwnSections } from '../../internal/ownContent.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import { useWords } from '../../words/index.ts';
import { statsWords } from '../words/stats.ts';
import { statsSections, type StatsContent, type StatsSections } from './Stats.content.ts';
import { siteName } from './siteName.ts';
import * as styles from './Stats.css.ts';

export interface StatsProps {
  /** The site’s address, which the QR code contains. */
  siteUrl: string;
  /**
   * Your own texts, figures and stores, by section; `null` leaves a section out.
   * @default the product’s own
   */
  content?: StatsContent | undefined;
  /** Your own header of the page, and a column beside the sections. */
  slots?: Slots<'header' | 'aside'> | undefined;
  /** Called when the QR code could not be saved as a file. */
  onDownloadError?: (error: Error) => void;
}

/**
 * The page for showing the product to others: figures, stores, a code to scan, and who is behind
 * it.
 */
export function Stats({ siteUrl, content = {}, slots, onDownloadError }: StatsProps) {
  const words = useWords(statsWords);
  const { productName } = useBrand();
  const address = siteName(siteUrl);
  const { header, figures, stores, visit, about } = withOwnSections(
    statsSections(words, { productName, address }),
    content,
  );
  return (
    <Screen data-part="stats" slots={slots} header={header && <PageHeader {...header} />}>
      {figures && <Figures {...figures} />}
      {stores && <Stores {...stores} />}
      <div className={visit && about ? styles.columns : undefined}>
        {visit && <Visit {...visit} siteUrl={siteUrl} onError={onDownloadError} />}
        {about && (
          <Section data-part="stats-about" title={about.title}>
            <Card className={styles.owner}>
              {about.badge !== null && <VeteranBadge>{about.badge}</VeteranBadge>}
              <Text data-part="stats-about-text" size="s" tone="muted">
                {about.text}
              </Text>
            </Card>
          </Section>
        )}
      </div>
    </Screen>
  );
}

function Stores({ title, ...status }: StatsSections['stores']) {
  return (
    <Section data-part="stats-stores" title={title}>
      <AppStoreStatus {...status} />
    </Section>
  );
}

function Figures({ title, figures }: StatsSections['figures']) {
  return (
    <Section data-part="stats-figures" title={title}>
      <Grid columns={{ phone: 2, desktop: 3 }}>
        {figures.map(({ label, figure, detail, icon: Icon }) => (
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
  );
}

type VisitProps = StatsSections['visit'] & {
  siteUrl: string;
  onError: StatsProps['onDownloadError'];
};

function Visit({ title, scan, codeLabel, download, siteUrl, onError }: VisitProps) {
  const { productName } = useBrand();
  return (
    <Section data-part="stats-visit" title={title}>
      <Card className={styles.qr}>
        <QrCode value={siteUrl} label={codeLabel} className={styles.code} />
        <Stack gap={4}>
          <div>
            <Text data-part="stats-scan" weight="semibold">
              {scan}
            </Text>
            <Text data-part="stats-address" size="s" tone="muted" className={styles.address}>
              {siteName(siteUrl)}
            </Text>
          </div>
          <QrDownload
            value={siteUrl}
            fileName={fileNameOf(productName, 'qr-code')}
            {...download}
            {...(onError ? { onError } : {})}
          />
        </Stack>
      </Card>
    </Section>
  );
}
