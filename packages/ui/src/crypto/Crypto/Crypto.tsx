import type {
  CryptoPurchase,
  CryptoSummary,
  RoundUpSettings,
} from '@dime-time/finance-core/contract';
import { sumCents } from '@dime-time/finance-core/money';
import { Settings } from 'lucide-react';
import { useId, useState } from 'react';
import {
  Button,
  Card,
  dataOr,
  type Loadable,
  LoadablePanel,
  mapLoadable,
  PageHeader,
  Section,
  Skeleton,
} from '../../primitives/index.ts';
import { CryptoInfo } from '../CryptoInfo/CryptoInfo.tsx';
import { CryptoSettingsPanel } from '../CryptoSettingsPanel/CryptoSettingsPanel.tsx';
import { CryptoStats } from '../CryptoStats/CryptoStats.tsx';
import { Portfolio } from '../Portfolio/Portfolio.tsx';
import { isPending } from '../PurchaseList/PurchaseList.model.ts';
import { PurchaseList } from '../PurchaseList/PurchaseList.tsx';
import { ServiceStatusBanner } from '../ServiceStatusBanner/ServiceStatusBanner.tsx';
import type { SaveSettingsAction, SettingsDraft } from '../../round-ups/index.ts';
import { useWords } from '../../words/index.ts';
import { cryptoWords } from '../words/crypto.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import * as styles from './Crypto.css.ts';

export interface CryptoProps {
  /** What round-ups have bought so far. */
  summary: Loadable<CryptoSummary>;
  /** The purchases, newest first. */
  purchases: Loadable<readonly CryptoPurchase[]>;
  /** The round-up settings, crypto among them. */
  settings: Loadable<RoundUpSettings>;
  /** Whether the crypto-trading provider is configured. */
  configured: Loadable<boolean>;
  /** The name of the crypto-trading provider: 'Coinbase'. */
  providerName: string;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /** Saves the whole settings object. */
  onSaveSettings: SaveSettingsAction;
  /**
   * Holds unsaved round-up settings, for pages that share them.
   * @default its own draft
   */
  settingsDraft?: SettingsDraft | undefined;
  /**
   * The link to the full text of the risks.
   * @default '/legal'
   */
  legalHref?: string;
  /** Your own header of the page, and a column beside its parts. */
  slots?: Slots<'header' | 'aside'> | undefined;
}

/** The page of crypto round-ups: what they have bought, and their settings. */
export function Crypto({
  summary,
  purchases,
  settings,
  configured,
  providerName,
  timeZone,
  onSaveSettings,
  settingsDraft,
  legalHref = '/legal',
  slots,
}: CryptoProps) {
  const words = useWords(cryptoWords);
  const settingsId = useId();
  const [settingsOpen, setSettingsOpen] = useState(false);
  const pending = dataOr(purchases, []).filter(isPending);
  return (
    <Screen
      data-part="crypto"
      slots={slots}
      busy={summary.status === 'loading'}
      header={
        <PageHeader
          title={words.title}
          description={words.description}
          actions={
            <Button
              variant="outline"
              tone="neutral"
              icon={<Settings size={18} aria-hidden="true" />}
              aria-expanded={settingsOpen}
              aria-controls={settingsId}
              onClick={() => setSettingsOpen(!settingsOpen)}
            >
              {words.settings}
            </Button>
          }
        />
      }
    >
      {/* Stays mounted while closed, to keep unsaved changes. */}
      <div id={settingsId} hidden={!settingsOpen}>
        <SettingsCard settings={settings} onSave={onSaveSettings} draft={settingsDraft} />
      </div>
      <ServiceStatusBanner
        configured={configured}
        providerName={providerName}
        waiting={sumCents(pending.map(({ amountUsd }) => amountUsd))}
      />
      {summary.status !== 'error' && (
        <CryptoStats
          summary={dataOr(summary, undefined)}
          pendingCount={pending.length}
          active={dataOr(
            mapLoadable(settings, (data) => data.cryptoEnabled),
            undefined,
          )}
          timeZone={timeZone}
        />
      )}
      <div className={styles.columns}>
        <Card data-part="crypto-portfolio">
          <Section title={words.portfolio}>
            <LoadablePanel
              value={summary}
              errorTitle={words.portfolioError}
              skeleton={<Skeleton shape="block" height="14rem" />}
            >
              {({ portfolio }) => <Portfolio portfolio={portfolio} />}
            </LoadablePanel>
          </Section>
        </Card>
        <Card data-part="crypto-purchases">
          <Section title={words.purchases}>
            <LoadablePanel
              value={purchases}
              errorTitle={words.purchasesError}
              skeleton={<Skeleton shape="block" height="14rem" />}
            >
              {(data) => <PurchaseList purchases={data} timeZone={timeZone} />}
            </LoadablePanel>
          </Section>
        </Card>
      </div>
      <CryptoInfo legalHref={legalHref} />
    </Screen>
  );
}

interface SettingsCardProps {
  settings: Loadable<RoundUpSettings>;
  onSave: SaveSettingsAction;
  draft: SettingsDraft | undefined;
}

function SettingsCard({ settings, onSave, draft }: SettingsCardProps) {
  const words = useWords(cryptoWords);
  return (
    <Card data-part="crypto-settings">
      <Section title={words.settingsTitle}>
        <LoadablePanel
          value={settings}
          errorTitle={words.settingsError}
          skeleton={<Skeleton shape="block" height="8rem" />}
        >
          {(data) => <CryptoSettingsPanel settings={data} onSave={onSave} draft={draft} />}
        </LoadablePanel>
      </Section>
    </Card>
  );
}
