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
import { textOf } from '../../internal/ownContent.ts';
import { inSlot, type Slots } from '../../internal/slots.ts';
import { useWords } from '../../words/index.ts';
import { landingWords } from '../words/landing.ts';
import { landingContactWords } from '../words/landingContact.ts';
import { scanToVisitWords } from '../words/scanToVisit.ts';
import type { LandingContent } from './Landing.content.ts';
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
  /**
   * Your own texts, figures and lists, by section; `null` leaves a section out.
   * @default the product’s own
   */
  content?: LandingContent | undefined;
  /**
   * Your own bar above the page, and your own footer.
   * @default the bar with the logo and the sign-in link, while `alone`; the footer
   */
  slots?: Slots<'header' | 'footer'> | undefined;
}

const MAIN_ID = 'main';

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
  content = {},
  slots = {},
}: LandingProps) {
  const words = { ...useWords(landingWords), ...content.links };
  const wayIn: HeroAction = signedIn
    ? { href: dashboardHref, label: words.dashboard }
    : { href: signInHref, label: words.start, reloadDocument: true };
  const sections = (
    <>
      {content.hero !== null && <Hero action={wayIn} {...content.hero} />}
      {qrValue !== undefined && content.scan !== null && (
        <ScanToVisit value={qrValue} content={content.scan} />
      )}
      {content.features !== null && <FeatureCards {...content.features} />}
      {content.projections !== null && <BusinessProjections {...content.projections} />}
      {content.achievements !== null && <DevelopmentAchievement {...content.achievements} />}
      {content.contact !== null && (
        <Contact contactEmail={contactEmail} onContact={onContact} content={content.contact} />
      )}
    </>
  );
  const footer = inSlot(slots.footer, content.footer !== null && <Footer {...content.footer} />);
  if (!alone) {
    return (
      <div data-part="landing" className={styles.root}>
        {inSlot(slots.header, null)}
        {sections}
        {footer}
      </div>
    );
  }
  return (
    <div data-part="landing" className={styles.root}>
      <SkipLink targetId={MAIN_ID} />
      {inSlot(
        slots.header,
        <header data-part="landing-header" className={styles.top}>
          <div className={styles.topContent}>
            <Logo size="s" withName />
            <LinkButton
              href={wayIn.href}
              reloadDocument={wayIn.reloadDocument}
              variant="outline"
              tone="neutral"
            >
              {signedIn ? wayIn.label : words.signIn}
            </LinkButton>
          </div>
        </header>,
      )}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {sections}
      </main>
      {footer}
    </div>
  );
}

interface ContactProps extends Pick<LandingProps, 'contactEmail' | 'onContact'> {
  content: LandingContent['contact'];
}

function Contact({ contactEmail, onContact, content }: ContactProps) {
  const {
    form = {},
    formError,
    formErrorText,
    noScript,
    ...texts
  } = {
    ...useWords(landingContactWords),
    ...content,
  };
  return (
    <GetInTouch contactEmail={contactEmail} {...texts}>
      <div className={styles.formBox}>
        <ErrorBoundary title={formError} messageOf={() => formErrorText}>
          <ContactForm onSubmit={onContact} words={form} />
        </ErrorBoundary>
        <noscript>
          <Text data-part="landing-no-script" tone="muted">
            {textOf(noScript, { email: contactEmail })}
          </Text>
        </noscript>
      </div>
    </GetInTouch>
  );
}

interface ScanToVisitProps {
  value: string;
  content: LandingContent['scan'];
}

function ScanToVisit({ value, content }: ScanToVisitProps) {
  const { title, text, label, error } = { ...useWords(scanToVisitWords), ...content };
  return (
    <ErrorBoundary title={error}>
      <div data-part="landing-scan" className={styles.scan}>
        <figure className={styles.qr}>
          <div className={styles.qrBox}>
            <QrCode
              value={value}
              label={textOf(label, { address: value })}
              width={150}
              margin={2}
            />
          </div>
          <figcaption className={styles.qrCaption}>
            <Text data-part="landing-scan-title" size="l" weight="semibold">
              {title}
            </Text>
            <Text data-part="landing-scan-text" tone="muted" measure>
              {text}
            </Text>
          </figcaption>
        </figure>
      </div>
    </ErrorBoundary>
  );
}
