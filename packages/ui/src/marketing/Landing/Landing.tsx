import {
  ErrorBoundary,
  LinkButton,
  Logo,
  type QrCodeProps,
  SkipLink,
  Text,
} from '../../primitives/index.ts';
import { BusinessProjections } from '../BusinessProjections/BusinessProjections.tsx';
import type { ContactFormProps } from '../ContactForm/ContactForm.tsx';
import { DevelopmentAchievement } from '../DevelopmentAchievement/DevelopmentAchievement.tsx';
import { FeatureCards } from '../FeatureCards/FeatureCards.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { GetInTouch } from '../GetInTouch/GetInTouch.tsx';
import { Hero, type HeroAction } from '../Hero/Hero.tsx';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import * as styles from './Landing.css.ts';

// Both need JavaScript and neither is needed for the first paint, so they load after it.
const QrCode = lazyComponent<QrCodeProps>(
  () => import('../../primitives/QrCode/QrCode.tsx').then((module) => module.QrCode),
  // Busy and empty: the styles reserve the space.
  () => null,
);
const ContactForm = lazyComponent<ContactFormProps>(() =>
  import('../ContactForm/ContactForm.tsx').then((module) => module.ContactForm),
);

export interface LandingProps {
  /** Sends a message from the contact form. */
  onContact: ContactFormProps['onSubmit'];
  /** The address in Get in Touch. */
  contactEmail: string;
  /**
   * The content of the QR code: the address of this page. An empty string reserves the space until
   * the address is known. Without it, or if it is too long for a code, there is neither a code nor
   * a caption.
   */
  qrValue?: string | undefined;
  /**
   * Whether the visitor is signed in: the links then lead to the dashboard.
   * @default false
   */
  signedIn?: boolean;
  /**
   * Whether the page has its own bar and main region; otherwise, the shared navigation around it
   * provides both.
   * @default true while signed out
   */
  alone?: boolean;
  /**
   * The sign-in link, which the browser follows itself and your router does not.
   * @default '/api/login'
   */
  signInHref?: string;
  /**
   * The link of 'Open Dashboard'.
   * @default '/dashboard'
   */
  dashboardHref?: string;
}

const MAIN_ID = 'main';
const ADDRESS_WORKS = 'Try again, or email us at the address above.';

/**
 * The public page: what the product is, what it is planned to become, and how to contact the team.
 *
 * It renders on a server without changes. The contact form and the QR code are added in the
 * browser, each in a reserved space.
 */
export function Landing({
  onContact,
  contactEmail,
  qrValue,
  signedIn = false,
  alone = !signedIn,
  signInHref = '/api/login',
  dashboardHref = '/dashboard',
}: LandingProps) {
  const wayIn: HeroAction = signedIn
    ? { href: dashboardHref, label: 'Open Dashboard' }
    : { href: signInHref, label: 'Start Rounding Up', reloadDocument: true };
  const sections = (
    <>
      <Hero action={wayIn} />
      {qrValue === undefined ? null : (
        <ErrorBoundary title="The QR code couldn’t load">
          <ScanToVisit value={qrValue} />
        </ErrorBoundary>
      )}
      <FeatureCards />
      <BusinessProjections />
      <DevelopmentAchievement />
      <GetInTouch contactEmail={contactEmail}>
        <div className={styles.formBox}>
          <ErrorBoundary title="The form couldn’t load" messageOf={() => ADDRESS_WORKS}>
            <ContactForm onSubmit={onContact} />
          </ErrorBoundary>
          <noscript>
            <Text tone="muted">
              The contact form needs JavaScript. You can also email {contactEmail}.
            </Text>
          </noscript>
        </div>
      </GetInTouch>
    </>
  );
  if (!alone) {
    return (
      <div className={styles.root}>
        {sections}
        <Footer />
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <SkipLink targetId={MAIN_ID} />
      <header className={styles.top}>
        <div className={styles.topContent}>
          <Logo size="s" withName />
          <LinkButton
            href={wayIn.href}
            reloadDocument={wayIn.reloadDocument}
            variant="outline"
            tone="neutral"
          >
            {signedIn ? wayIn.label : 'Sign in'}
          </LinkButton>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {sections}
      </main>
      <Footer />
    </div>
  );
}

function ScanToVisit({ value }: { value: string }) {
  return (
    <div className={styles.scan}>
      <figure className={styles.qr}>
        <div className={styles.qrBox}>
          <QrCode value={value} label={`QR code of ${value}`} width={150} margin={2} />
        </div>
        <figcaption className={styles.qrCaption}>
          <Text size="l" weight="semibold">
            Scan to visit
          </Text>
          <Text tone="muted" measure>
            Point your phone’s camera at the code to open this page there.
          </Text>
        </figcaption>
      </figure>
    </div>
  );
}
