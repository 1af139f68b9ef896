import { useRef, type ReactNode, type Ref } from 'react';
import { Button, Card, Grid, Heading, Link, Logo, Text } from '../../primitives/index.ts';
import type { LandingFeature } from '../../marketing/index.ts';
import { OnboardingDialog } from '../OnboardingDialog/OnboardingDialog.tsx';
import { SignUpDialog } from '../SignUpDialog/SignUpDialog.tsx';
import { SuccessPanel } from '../SuccessPanel/SuccessPanel.tsx';
import { TermsDialog } from '../TermsDialog/TermsDialog.tsx';
import * as layout from '../../internal/sidebarLayout.css.ts';
import { inSlot, type Slots } from '../../internal/slots.ts';
import { definedProps } from '../../theme/definedProps.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { useWords } from '../../words/index.ts';
import { signUpWords } from '../words/signUp.ts';
import { signUpFeatures, signUpHero, type SignUpContent } from './SignUp.content.ts';
import { useSignUp, type SignUpOutlets } from './useSignUp.ts';
import * as styles from './SignUp.css.ts';

export interface SignUpProps extends SignUpOutlets {
  /**
   * The link of 'Back to Home'.
   * @default '/'
   */
  homeHref?: string;
  /**
   * The link of 'Sign in here', which the browser follows itself and your router does not.
   * @default '/login'
   */
  signInHref?: string;
  /**
   * Your own texts, cards, legal texts, tour and toasts, by section; `null` leaves out the cards or the
   * tour.
   * @default the product’s own
   */
  content?: SignUpContent | undefined;
  /**
   * Your own bar above the page, a column beside it, and what stands below it.
   * @default below it, the link 'Back to Home' until the account is there
   */
  slots?: Slots<'header' | 'aside' | 'footer'> | undefined;
}

/** The whole sign-up flow: the page, the form, the terms, the success and the tour. */
export function SignUp({
  homeHref = '/',
  signInHref = '/login',
  content = {},
  slots = {},
  ...outlets
}: SignUpProps) {
  const words = useWords(signUpWords);
  const { state, send, submit, refuse, accept, decline, finish } = useSignUp(outlets, content);
  const startRef = useRef<HTMLButtonElement>(null);
  const firstFieldRef = useRef<HTMLInputElement>(null);
  const successRef = useRef<HTMLElement>(null);
  const isBefore = state.step === 'welcome' || state.step === 'form';
  const isDone = ['created', 'onboarding', 'finished'].includes(state.step);

  return (
    <div data-part="sign-up" className={styles.root}>
      {inSlot(slots.header, null)}
      <WithAside aside={inSlot(slots.aside, null)}>
        {isDone ? (
          <SuccessPanel ref={successRef} firstName={state.fields.firstName} {...content.success} />
        ) : (
          <Welcome
            startRef={startRef}
            signInHref={signInHref}
            onStart={() => send({ type: 'opened' })}
            content={content}
          />
        )}
      </WithAside>
      {inSlot(
        slots.footer,
        !isDone && (
          <Link data-part="sign-up-home-link" href={homeHref} className={styles.back}>
            {content.hero?.home ?? words.home}
          </Link>
        ),
      )}
      <SignUpDialog
        open={state.step === 'form'}
        fields={state.fields}
        firstFieldRef={firstFieldRef}
        onFieldChange={(field, text) => send({ type: 'typed', field, text })}
        onSubmit={submit}
        onRefuse={refuse}
        onOpenChange={() => send({ type: 'closed' })}
        {...definedProps({ words: content.form })}
        // If the terms follow, their dialog has the focus already and keeps it.
        {...(isBefore ? { finalFocus: startRef } : {})}
      />
      <TermsDialog
        open={state.step === 'terms' || state.step === 'creating'}
        pending={state.step === 'creating'}
        ticked={state.ticked}
        onTickedChange={(ticked) => send({ type: 'ticked', ticked })}
        onAccept={accept}
        onOpenChange={decline}
        {...content.terms}
        finalFocus={isDone ? successRef : firstFieldRef}
      />
      <OnboardingDialog
        open={state.step === 'onboarding'}
        step={state.tourStep}
        onStepChange={(to) => send({ type: 'tour-moved', to })}
        onOpenChange={finish}
        {...definedProps({ content: content.tour ?? undefined, words: content.tour?.words })}
      />
    </div>
  );
}

/** Puts a column beside a part of the page, or below it on a narrow page. */
function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (aside === null) return children;
  return (
    <div className={layout.columns}>
      {/* A container of its own, so that the cards fit the column. */}
      <div className={layout.main}>
        <div className={styles.part}>{children}</div>
      </div>
      <div className={layout.asideLast}>{aside}</div>
    </div>
  );
}

interface WelcomeProps {
  startRef: Ref<HTMLButtonElement>;
  signInHref: string;
  onStart: () => void;
  content: SignUpContent;
}

function Welcome({ startRef, signInHref, onStart, content }: WelcomeProps) {
  const words = useWords(signUpWords);
  const { productName } = useBrand();
  const hero = { ...signUpHero(words, productName), ...content.hero };
  const features = content.features?.features ?? signUpFeatures(words);
  return (
    <>
      <header data-part="sign-up-header" className={styles.hero}>
        <Logo size="l" aria-hidden="true" />
        <Heading data-part="sign-up-title" level={1} size="2xl" tabIndex={-1}>
          {hero.title}
        </Heading>
        <Text data-part="sign-up-lead" size="l" tone="muted" className={styles.lead}>
          {hero.description}
        </Text>
        <Button ref={startRef} size="l" onClick={onStart}>
          {hero.start}
        </Button>
        <Text data-part="sign-up-sign-in" tone="muted">
          {hero.signInQuestion}{' '}
          <Link data-part="sign-up-sign-in-link" href={signInHref} reloadDocument>
            {hero.signIn}
          </Link>
        </Text>
      </header>
      {content.features !== null && (
        <Grid data-part="sign-up-features" as="ul" columns={{ phone: 1, tablet: 3 }}>
          {features.map((feature) => (
            <FeatureCard key={feature.title} feature={feature} />
          ))}
        </Grid>
      )}
    </>
  );
}

function FeatureCard({ feature }: { feature: LandingFeature }) {
  const Icon = feature.icon;
  return (
    <Card data-part="sign-up-feature" as="li" className={styles.feature}>
      <span data-part="sign-up-feature-icon" className={styles.icon} aria-hidden="true">
        <Icon aria-hidden />
      </span>
      <Heading data-part="sign-up-feature-title" level={2} size="m">
        {feature.title}
      </Heading>
      <Text data-part="sign-up-feature-text" size="s" tone="muted">
        {feature.description}
      </Text>
    </Card>
  );
}
