import type { ChargedAccount, RoundUpSettings, User } from '@dime-time/finance-core/contract';
import type { ReactNode } from 'react';
import { AppInformation } from '../AppInformation/AppInformation.tsx';
import {
  Card,
  type Loadable,
  LoadablePanel,
  PageHeader,
  Section,
  Skeleton,
  Stack,
} from '../../primitives/index.ts';
import {
  NotificationPreferences,
  type NotificationPreferencesProps,
} from '../../notifications/index.ts';
import { ProfileForm } from '../ProfileForm/ProfileForm.tsx';
import {
  RoundUpSettingsForm,
  type RoundUpSettingsFormProps,
  type SaveSettingsAction,
  type SettingsDraft,
} from '../../round-ups/index.ts';
import { SecurityForm } from '../SecurityForm/SecurityForm.tsx';
import { EarlierOffer, type EarlierOfferProps } from '../../banking/index.ts';
import { useWords } from '../../words/index.ts';
import { settingsWords } from '../words/settings.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import { LanguageChoice, type LanguageChoiceProps } from './LanguageChoice.tsx';
import * as styles from './Settings.css.ts';

export interface SettingsProps
  extends
    Pick<NotificationPreferencesProps, 'permission' | 'onAskPermission'>,
    Pick<RoundUpSettingsFormProps, 'asOf' | 'timeZone'> {
  /** The signed-in user. */
  user: Loadable<User>;
  /** The household's round-up settings. */
  settings: Loadable<RoundUpSettings>;
  /** Saves the whole object of round-up settings. */
  onSaveSettings: SaveSettingsAction;
  /**
   * Holds unsaved round-up settings, for pages that share them.
   * @default its own draft
   */
  settingsDraft?: SettingsDraft | undefined;
  /**
   * The account that round-ups are taken from.
   * @default none is named
   */
  chargedAccount?: ChargedAccount | undefined;
  /**
   * Purchases made while round-ups were off, while the offer lasts.
   * @default nothing is offered
   */
  earlier?: EarlierOfferProps | undefined;
  /** The reader’s notification preferences. */
  preferences: NotificationPreferencesProps['preferences'];
  /** Called with all preferences, with the change merged in. */
  onPreferencesChange: NotificationPreferencesProps['onPreferencesChange'];
  /**
   * The choice of the language, in the last part.
   * @default none is offered
   */
  language?: LanguageChoiceProps | undefined;
  /** Ends the session. */
  onLogout: () => void;
  /**
   * The link to the list of the person’s sessions.
   * @default none
   */
  sessionsHref?: string | undefined;
  /**
   * The version of the app.
   * @default '1.0.0'
   */
  version?: string;
  /**
   * The link to the full terms, privacy policy and risks.
   * @default '/legal'
   */
  legalHref?: string;
  /** Your own header of the page, and a column beside its parts. */
  slots?: Slots<'header' | 'aside'> | undefined;
}

/** The page of all personal settings: profile, security, round-ups and notifications. */
export function Settings({
  user,
  settings,
  onSaveSettings,
  settingsDraft,
  chargedAccount,
  asOf,
  timeZone,
  earlier,
  preferences,
  onPreferencesChange,
  permission,
  onAskPermission,
  language,
  onLogout,
  sessionsHref,
  version = '1.0.0',
  legalHref = '/legal',
  slots,
}: SettingsProps) {
  const words = useWords(settingsWords);
  return (
    <Screen
      data-part="settings"
      slots={slots}
      busy={settings.status === 'loading'}
      header={<PageHeader title={words.title} description={words.description} />}
    >
      <Part
        data-part="settings-profile"
        title={words.profile}
        description={words.profileDescription}
      >
        <LoadablePanel
          value={user}
          errorTitle={words.profileError}
          skeleton={<Skeleton shape="block" height="13rem" />}
        >
          {(data) => <ProfileForm key={data.id} user={data} />}
        </LoadablePanel>
      </Part>
      <Part
        data-part="settings-security"
        title={words.security}
        description={words.securityDescription}
      >
        <SecurityForm onLogout={onLogout} sessionsHref={sessionsHref} />
      </Part>
      <Part
        data-part="settings-round-ups"
        id="round-ups"
        title={words.roundUps}
        description={words.roundUpsDescription}
      >
        <LoadablePanel
          value={settings}
          errorTitle={words.roundUpsError}
          skeleton={<Skeleton shape="block" height="27rem" />}
        >
          {(data) => (
            <RoundUpSettingsForm
              settings={data}
              onSave={onSaveSettings}
              draft={settingsDraft}
              account={chargedAccount}
              asOf={asOf}
              timeZone={timeZone}
              underSwitch={earlier && <EarlierOffer {...earlier} />}
            />
          )}
        </LoadablePanel>
      </Part>
      <Part
        data-part="settings-notifications"
        title={words.notifications}
        description={words.notificationsDescription}
      >
        <NotificationPreferences
          preferences={preferences}
          onPreferencesChange={onPreferencesChange}
          permission={permission}
          onAskPermission={onAskPermission}
        />
      </Part>
      <Part data-part="settings-app" title={words.app} description={words.appDescription}>
        <Stack gap={5}>
          {language && <LanguageChoice {...language} />}
          <AppInformation version={version} legalHref={legalHref} />
        </Stack>
      </Part>
    </Screen>
  );
}

interface PartProps {
  /** The name by which a partner styles it. */
  'data-part': string;
  /** Its ID, used as a URL fragment. */
  id?: string | undefined;
  title: string;
  description: string;
  children: ReactNode;
}

/** A part of the settings: its heading beside its fields, or above them on a narrow page. */
function Part({ children, ...section }: PartProps) {
  return (
    <Section {...section} className={styles.part}>
      <Card>{children}</Card>
    </Section>
  );
}
