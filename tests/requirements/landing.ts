import { e2e, story, ui, type Requirement } from './requirement.ts';

const projections = story('marketing/BusinessProjections')('Default');
const achievement = story('marketing/DevelopmentAchievement')('Default');
const page = (title: string) => [
  { file: 'packages/ui/src/marketing/Landing/Landing.test.tsx', title },
];

/** Section 2: the landing page. */
export const LANDING: readonly Requirement[] = [
  [
    '2.landing.order',
    'The seven sections stand in their order, also without scripts.',
    [...story('marketing/Landing')('Default'), ...e2e('landing')('seven sections')],
  ],
  [
    '2.landing.heading',
    'A logo, and a large heading that reads Hello World in quotation marks.',
    story('marketing/Hero')('Default'),
    ['“Hello World”'],
  ],
  [
    '2.landing.qr-caption',
    'A QR code, captioned Scan to visit.',
    story('marketing/Landing')('Default'),
    ['Scan to visit'],
  ],
  [
    '2.landing.qr-optional',
    'The code and its caption show only where there is something to encode.',
    story('marketing/Landing')('WithoutQr'),
  ],
  [
    '2.landing.qr-address',
    'The code carries the address of the page that is open.',
    e2e('qr')('the landing page carries its own address'),
  ],
  [
    '2.landing.qr-look',
    'The code is 150 px wide, with a margin of 2, dark purple on white.',
    story('primitives/QrCode')('Default'),
    ['width: 150', '#4b1a80', '#ffffff'],
  ],
  [
    '2.landing.features',
    'Six feature cards.',
    story('marketing/FeatureCards')('Default'),
    [
      'Round-Up Technology',
      'Smart Analytics',
      'Bank-Level Security',
      'Mobile Apps',
      'Automated Payments',
      'Crypto Options',
    ],
  ],
  [
    '2.landing.projections',
    'Business Projections has three cards.',
    projections,
    ['Revenue at Scale', 'Target Market', 'Growth Strategy'],
  ],
  [
    '2.landing.projections.revenue',
    'Revenue at Scale, with its four figures.',
    projections,
    [
      'about $93.90M annual revenue at 1M users',
      '85.4% profit margin',
      '$93.90 revenue per user per year',
      'path to $100M in 3 years',
    ],
  ],
  [
    '2.landing.projections.market',
    'Target Market, with its four figures.',
    projections,
    [
      '77M Americans with credit card debt',
      '$6,200 average debt per person',
      '20-40M potential users',
      '88% fintech adoption',
    ],
  ],
  [
    '2.landing.projections.growth',
    'Growth Strategy, by three years and a pace.',
    projections,
    [
      'Year 1: 50K users(about $4.4M)',
      'Year 2: 400K users(about $35M)',
      'Year 3: 1.14M users($100M target)',
      '31,667 new users per month on average',
    ],
  ],
  [
    '2.landing.achievement.stack',
    'Technology Stack, with its four parts.',
    achievement,
    [
      'Technology Stack',
      'React and TypeScript front end',
      'Node and Express back end',
      'PostgreSQL with an ORM',
      'iOS and Android through a native wrapper',
    ],
  ],
  [
    '2.landing.achievement.integrations',
    'Live Integrations, with its five.',
    achievement,
    [
      'Live Integrations',
      'Bank-connection API',
      'ACH payment processing',
      'Crypto trading',
      'Hosted authentication system',
      'Ready for app-store submission',
    ],
  ],
  [
    '2.landing.contact',
    'Get in Touch has a contact address and a form with name, email and message.',
    [
      ...page('has its seven sections in the order of the specification'),
      ...story('marketing/ContactForm')('Default'),
    ],
    ['Get in Touch', 'hello@dimetime.example'],
  ],
  [
    '2.landing.contact.fields',
    'The message is at least 120 px high, and the email has the email type.',
    story('marketing/ContactForm')('Default'),
    ['toBeGreaterThanOrEqual(120)', "toHaveAttribute('type', 'email')"],
  ],
  [
    '2.landing.footer',
    'The footer has a copyright line for 2025, a Founder portrait and a badge.',
    story('marketing/Footer')('Default'),
    ['© 2025', 'Founder portrait', 'Veteran Owned Business'],
  ],
];

const terms = ui('account/LegalDocument/legalParts')('section %i is on %s');
const risks = ui('account/LegalDocument/legalParts')('covers %s');
const legalOrder = ui('account/LegalDocument/legalParts')('in the order of the specification');

/** Section 2: the legal page, business analytics and stats. */
export const STATIC_PAGES: readonly Requirement[] = [
  [
    '2.legal.heading',
    'The page is headed Legal Information.',
    story('account/Legal')('Default'),
    ['Legal Information'],
  ],
  [
    '2.legal.parts',
    'Four parts, in their order.',
    legalOrder,
    ['Financial Risk Disclosure', 'Terms of Service', 'Privacy Policy', 'Regulatory Notice'],
  ],
  [
    '2.legal.risks',
    'The risk disclosure covers its seven points.',
    risks,
    [
      'crypto volatility',
      'possible loss of funds',
      'past performance',
      'regulatory change',
      'banking fees',
      'banking delays',
      'debt tools informational only',
      'not licensed advisors',
    ],
  ],
  [
    '2.legal.terms',
    'The Terms of Service have six sections.',
    [...legalOrder, ...terms],
    [
      'service description as is',
      'user responsibilities',
      'limitation of liability',
      'third-party integrations',
      'account management and suspension',
      'changes to terms',
    ],
  ],
  [
    '2.legal.privacy',
    'The Privacy Policy has twelve sections.',
    [...legalOrder, ...terms],
    [
      'information collected',
      'rights in California',
      'rights in the EU',
      'retention of records',
      'cookies',
      'international transfers',
      'children under 18',
      '30 days before they take effect',
      'the response time',
    ],
  ],
  [
    '2.business.content',
    'Business analytics: the model, the market, growth, margins, benchmarks, marketing, lending.',
    story('marketing/BusinessAnalytics')('Default'),
    [
      'Revenue Model',
      'Market Size',
      'Growth Projection',
      'Margins',
      'Competitor Benchmarks',
      'Marketing Plan',
      'Lending, Phase 2',
      'App Store Launch Options',
    ],
  ],
  [
    '2.business.launch-costs',
    'Launch costs: an individual account $99, a business account $299.',
    [
      ...story('marketing/BusinessAnalytics')('Default'),
      ...ui('marketing/BusinessAnalytics/BusinessAnalytics.model')('launch costs'),
    ],
    ['$99', '$299'],
  ],
  [
    '2.stats.content',
    'Stats: cards, app store status, the code of the site with download, and the badge.',
    [...story('marketing/Stats')('Default'), ...story('marketing/AppStoreStatus')('Default')],
    ['Download QR Code', 'Veteran Owned Business', 'Ready for submission'],
  ],
  [
    '2.static.display-only',
    'Business analytics and stats only display: they ask the server for nothing.',
    e2e('calls')('reads what it shows, and nothing else'),
  ],
];
