import type {
  BusinessAnalyticsContent,
  Catalogue,
  LandingContent,
  SignUpContent,
  StatsContent,
} from '@dime-time/ui';
import { cents, type Cents } from '@dime-time/finance-core/money';

/** Stands for every text of a partner. It has neither letters nor digits, as each of ours has. */
export const MARK = '※';

/** A content in which nothing is left out, so that a new text of ours does not compile without one here. */
type Complete<Content> = Content extends string | number | boolean | null | undefined
  ? Content
  : Content extends ((...args: never[]) => unknown) | (abstract new (...args: never[]) => unknown)
    ? Content
    : Content extends readonly (infer Item)[]
      ? readonly Complete<Item>[]
      : { [Key in keyof Content]-?: Complete<NonNullable<Content[Key]>> };

const Icon = () => null;

/** Figures that are no figures of ours. */
const money = (digits: number): Cents => cents(digits);

/** Without the portrait: it is a node of the partner, who names it. */
type Footer = Omit<NonNullable<LandingContent['footer']>, 'portrait'>;

const projection = { before: MARK, figure: MARK, after: MARK };
const card = { title: MARK, lead: projection, points: [projection] };
const year = { year: MARK, users: 77, usersLabel: MARK, revenue: MARK };

const landingRest: Complete<Omit<LandingContent, 'footer' | 'hero' | 'features'>> = {
  links: { start: MARK, signIn: MARK, dashboard: MARK },
  scan: { title: MARK, text: MARK, label: MARK, error: MARK },
  projections: {
    title: MARK,
    lead: MARK,
    content: {
      revenue: card,
      market: card,
      growth: { title: MARK, years: [year], pace: projection },
    },
  },
  achievements: { title: MARK, lead: MARK, achievements: [{ title: MARK, points: [MARK] }] },
  contact: {
    title: MARK,
    lead: MARK,
    addressLabel: MARK,
    formError: MARK,
    formErrorText: MARK,
    noScript: MARK,
    form: {
      note: MARK,
      name: MARK,
      email: MARK,
      message: MARK,
      send: MARK,
      sending: MARK,
      missingTitle: MARK,
      missing: MARK,
      failedTitle: MARK,
      failed: MARK,
      doneTitle: MARK,
      done: () => MARK,
    },
  },
};
const hero: Complete<Omit<NonNullable<LandingContent['hero']>, 'secondaryAction' | 'example'>> = {
  heading: MARK,
  lead: MARK,
  proof: [{ figure: MARK, label: MARK }],
  proofNote: MARK,
};
const footer: Complete<Footer> = {
  copyright: MARK,
  founder: MARK,
  founderNote: MARK,
  portraitLabel: MARK,
  badge: MARK,
  disclaimer: MARK,
};

export const landing: LandingContent = {
  ...landingRest,
  hero: {
    ...hero,
    secondaryAction: { label: MARK, href: `/${MARK}` },
    example: {
      label: MARK,
      caption: MARK,
      purchases: [{ merchant: MARK, amount: money(111) }],
      sum: MARK,
      note: MARK,
    },
  },
  features: { title: MARK, lead: MARK, features: [{ title: MARK, description: MARK, icon: Icon }] },
  footer,
};

export const stats: Complete<StatsContent> = {
  header: { title: MARK, description: MARK },
  figures: {
    title: MARK,
    figures: [{ label: MARK, figure: MARK, detail: MARK, icon: Icon }],
  },
  stores: {
    title: MARK,
    stores: [{ store: MARK, platform: MARK, stage: 'live', note: MARK }],
    words: { planned: MARK, ready: MARK, review: MARK, live: MARK },
  },
  visit: { title: MARK, scan: MARK, codeLabel: MARK, download: { label: MARK, svgLabel: MARK } },
  about: { title: MARK, badge: MARK, text: MARK },
};

export const businessAnalytics: Complete<BusinessAnalyticsContent> = {
  plan: {
    streams: [{ name: MARK, how: MARK, perUser: money(777) }],
    costs: [{ name: MARK, perUser: money(333) }],
  },
  header: { title: MARK, description: MARK },
  notice: { title: MARK, text: MARK },
  summary: {
    revenue: MARK,
    revenueDetail: MARK,
    perUser: MARK,
    perUserDetail: MARK,
    margin: MARK,
    marginDetail: MARK,
    target: MARK,
    targetDetail: MARK,
    targetFigure: MARK,
  },
  revenue: {
    title: MARK,
    description: MARK,
    caption: MARK,
    stream: MARK,
    perUser: MARK,
    atScale: MARK,
    total: MARK,
  },
  margins: { title: MARK, description: MARK, profit: MARK },
  market: {
    title: MARK,
    description: MARK,
    indebtedText: MARK,
    reachableText: MARK,
    potentialText: MARK,
    indebted: 7_700,
    averageDebt: money(777),
    fintechPercent: 55,
    potential: { from: 3_000_000, to: 5_000_000 },
  },
  growth: { title: MARK, description: MARK, years: [year], pace: projection },
  competitors: {
    title: MARK,
    description: MARK,
    caption: MARK,
    product: MARK,
    yes: MARK,
    no: MARK,
    benchmarks: [MARK],
    competitors: [{ name: `${MARK}${MARK}`, does: [false] }],
  },
  marketing: {
    title: MARK,
    description: MARK,
    perMonth: MARK,
    channels: [{ name: MARK, plan: MARK, usersPerMonth: 333 }],
  },
  lending: {
    title: MARK,
    description: MARK,
    badge: MARK,
    exampleTitle: MARK,
    example: MARK,
    saved: MARK,
    gatesTitle: MARK,
    gates: [MARK],
    loan: { balance: money(77_700), currentApr: 33, offeredApr: 11 },
  },
  launch: {
    title: MARK,
    description: MARK,
    options: [{ name: MARK, price: money(777), text: MARK, points: [MARK] }],
  },
};

/** A tour of two steps. */
export const tour = {
  steps: [1, 2].map((step) => ({
    id: `${step}`,
    icon: Icon,
    title: MARK,
    description: MARK,
    points: [{ icon: Icon, title: MARK, text: MARK }],
    figures: step === 2,
  })),
  words: { previous: MARK, next: MARK, finish: MARK, skip: MARK, position: () => MARK },
};

const signUpTexts: Complete<Pick<SignUpContent, 'hero' | 'form' | 'success' | 'toasts'>> = {
  hero: {
    title: MARK,
    description: MARK,
    start: MARK,
    signInQuestion: MARK,
    signIn: MARK,
    home: MARK,
  },
  form: {
    title: MARK,
    description: MARK,
    firstName: MARK,
    lastName: MARK,
    email: MARK,
    username: MARK,
    password: MARK,
    confirmPassword: MARK,
    passwordHint: () => MARK,
    submit: MARK,
    cancel: MARK,
    missingTitle: MARK,
    missing: MARK,
    mismatchTitle: MARK,
    mismatch: MARK,
    weakTitle: MARK,
    weak: MARK,
  },
  success: { title: MARK, greeting: () => MARK, message: MARK },
  toasts: {
    canceledTitle: MARK,
    canceled: MARK,
    failedTitle: MARK,
    failed: MARK,
    doneTitle: MARK,
    done: MARK,
  },
};

export const signUp: SignUpContent = {
  ...signUpTexts,
  features: { features: [{ title: MARK, description: MARK, icon: Icon }] },
  terms: {
    parts: [
      {
        id: MARK,
        title: MARK,
        summary: MARK,
        sections: [{ id: MARK, title: MARK, blocks: [{ kind: 'paragraph', text: MARK }] }],
      },
    ],
    acknowledgements: { terms: MARK, privacy: MARK, risks: MARK },
    words: {
      title: MARK,
      description: MARK,
      question: MARK,
      accept: MARK,
      decline: MARK,
      pending: MARK,
    },
  },
  tour,
};

/** The words of the components in these screens: of the language, so from a catalogue. */
export const words: Catalogue = {
  'primitives.overlay': { close: MARK },
  'primitives.skipLink': { label: MARK },
  'primitives.toastMessages': { message: MARK, messages: MARK, dismiss: MARK },
};
