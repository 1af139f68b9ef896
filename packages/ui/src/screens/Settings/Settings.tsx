import type { ChargedAccount, RoundUpSettings, User } from '@dime-time/finance-core/contract';
import type { ReactNode } from 'react';
import { AppInformation } from '../../components/AppInformation/index.ts';
import { Card } from '../../components/Card/index.ts';
import { LoadablePanel } from '../../components/LoadablePanel/index.ts';
import {
  NotificationPreferences,
  type NotificationPreferencesProps,
} from '../../components/NotificationPreferences/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { ProfileForm } from '../../components/ProfileForm/index.ts';
import {
  RoundUpSettingsForm,
  type RoundUpSettingsFormProps,
} from '../../components/RoundUpSettingsForm/index.ts';
import { Section } from '../../components/Section/index.ts';
import { SecurityForm } from '../../components/SecurityForm/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { Loadable } from '../../loadable.ts';
import type { SaveSettingsAction, SettingsDraft } from '../../settingsDraft.ts';
import { EarlierOffer, type EarlierOfferProps } from '../EarlierOffer.tsx';
import * as styles from './Settings.css.ts';

export interface SettingsProps extends Pick<
  NotificationPreferencesProps,
  'permission' | 'onAskPermission'
> {
  /** Who is signed in. */
  user: Loadable<User>;
  /** The household's round-up settings. */
  settings: Loadable<RoundUpSettings>;
  /** Saves the whole object of round-up settings. */
  onSaveSettings: SaveSettingsAction;
  /**
   * Where changes of the round-up settings stand until they are saved, for pages that set the same.
   * @default a place of its own
   */
  settingsDraft?: SettingsDraft | undefined;
  /**
   * The account that round-ups are taken from.
   * @default none is named
   */
  chargedAccount?: ChargedAccount | undefined;
  /**
   * The moment that counts as now, and the reader's time zone: what pausing round-ups needs.
   * @default none, and they cannot be paused here
   */
  now?: RoundUpSettingsFormProps['now'];
  /**
   * What was bought while round-ups were off, as long as it is on offer.
   * @default nothing is offered
   */
  earlier?: EarlierOfferProps | undefined;
  /** What notifications someone wants. */
  preferences: NotificationPreferencesProps['preferences'];
  /** Hears all of it, merged with what was changed. */
  onPreferences: NotificationPreferencesProps['onChange'];
  /** Ends the session. */
  onLogout: () => void;
  /**
   * The version of the app.
   * @default '1.0.0'
   */
  version?: string;
  /**
   * Where terms, privacy and risks are told in full.
   * @default '/legal'
   */
  legalHref?: string;
}

/** What a person can set: who they are, how round-ups work, what they are told. */
export function Settings({
  user,
  settings,
  onSaveSettings,
  settingsDraft,
  chargedAccount,
  now,
  earlier,
  preferences,
  onPreferences,
  permission,
  onAskPermission,
  onLogout,
  version = '1.0.0',
  legalHref = '/legal',
}: SettingsProps) {
  return (
    <div className={styles.page} aria-busy={settings.status === 'loading'}>
      <PageHeader
        title="Settings"
        description="Manage your profile, round-ups, and notifications."
      />
      <Part title="Profile" description="Your name and email.">
        <LoadablePanel
          value={user}
          errorTitle="Your profile couldn’t load"
          skeleton={<Skeleton shape="block" height="13rem" />}
        >
          {(data) => <ProfileForm key={data.id} user={data} />}
        </LoadablePanel>
      </Part>
      <Part title="Security" description="Your sign-in provider manages your password.">
        <SecurityForm onLogout={onLogout} />
      </Part>
      <Part
        id="round-ups"
        title="Round-Up Settings"
        description="Choose how we round up purchases and where the money goes. Changes save automatically."
      >
        <LoadablePanel
          value={settings}
          errorTitle="Your settings couldn’t load"
          skeleton={<Skeleton shape="block" height="27rem" />}
        >
          {(data) => (
            <RoundUpSettingsForm
              settings={data}
              onSave={onSaveSettings}
              draft={settingsDraft}
              account={chargedAccount}
              now={now}
              underSwitch={earlier && <EarlierOffer {...earlier} />}
            />
          )}
        </LoadablePanel>
      </Part>
      <Part title="Notification Preferences" description="Choose what you hear about, and how.">
        <NotificationPreferences
          preferences={preferences}
          onChange={onPreferences}
          permission={permission}
          onAskPermission={onAskPermission}
        />
      </Part>
      <Part title="App Information" description="The version you’re using.">
        <AppInformation version={version} legalHref={legalHref} />
      </Part>
    </div>
  );
}

interface PartProps {
  /** What an address calls it. */
  id?: string | undefined;
  title: string;
  description: string;
  children: ReactNode;
}

/** A part of the settings: its name beside what is set, or above it where there is no room. */
function Part({ id, title, description, children }: PartProps) {
  return (
    <Section id={id} title={title} description={description} className={styles.part}>
      <Card>{children}</Card>
    </Section>
  );
}
