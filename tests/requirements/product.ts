import { app, core, e2e, story, ui, type Requirement } from './requirement.ts';

/** Section 1: what the product does. */
export const PRODUCT: readonly Requirement[] = [
  [
    '1.round-up.next-dollar',
    'Each purchase is rounded up to the next dollar: $4.67 gives $0.33, $37.42 gives $0.58.',
    [...core('round-ups/roundUp')('%i cents'), ...story('round-ups/RoundUpExplainer')('Default')],
    ['$4.67 rounds up to $5.00gives $0.33', '$37.42 rounds up to $38.00gives $0.58'],
  ],
  [
    '1.round-up.marketing-example',
    'Marketing copy rounds $4.75 to $5.00, which gives $0.25.',
    [
      ...ui('marketing/Hero/Hero.model')('the three examples of the specification'),
      ...story('marketing/Hero')('Default'),
    ],
    ['+$0.25'],
  ],
  [
    '1.sweep.highest-rate',
    'Spare change goes to the debt with the highest interest.',
    core('round-ups/planSweep')('pays the debt with the highest rate'),
  ],
  [
    '1.sweep.weekly',
    'The copy says that it is collected weekly and aimed at the highest-interest debt.',
    story('round-ups/RoundUpExplainer')('Default'),
    ['collected weekly'],
  ],
  [
    '1.crypto.share',
    'An optional share of the round-ups is invested in cryptocurrency.',
    core('round-ups/planSweep')('splits the crypto share off first'),
  ],
  [
    '1.bank.institutions',
    'Bank accounts are linked through a provider, with 11,000+ institutions in the copy.',
    [
      ...e2e('banking')(
        'a bank is linked by keyboard alone, and what was bought before rounds up to nothing',
      ),
      ...story('marketing/Stats')('Default'),
    ],
    ['11,000+'],
  ],
  [
    '1.token.earned-and-staked',
    'A reward token, labelled DTT, is earned and staked.',
    [...story('token/EarnList')('Default'), ...story('token/StakeForm')('Default')],
    ['0.1 DTT per round-up', 'Stake DTT'],
  ],
  [
    '1.analytics.debt-free-date',
    'Analytics project a debt-free date.',
    [
      ...story('dashboard/SummaryCards')('Default'),
      ...core('debts/payoff/debtFreeDate')('is the day of the last payment'),
    ],
    ['Sep 2030'],
  ],
  [
    '1.subscription.price',
    'Marketing copy gives a subscription of $2.99 a month, $35.88 a year.',
    story('marketing/BusinessAnalytics')('Default'),
    ['$2.99', '$35.88'],
  ],
  [
    '1.no-licensed-advisor',
    'The product states that it is not a licensed financial advisor.',
    story('marketing/Footer')('Default'),
    ['not a licensed financial advisor'],
  ],
  [
    '1.sign-in.hosted',
    'Sign-in is a hosted flow outside of the product.',
    e2e('live')('/login goes to the hosted sign-in'),
  ],
  [
    '1.money.usd-en-us',
    'Money is US dollars in en-US form throughout.',
    core('money/formatUsd')('shows every amount so that it can be read back'),
    ['$1,234.56'],
  ],
];

const routesSpec = e2e('routes');

/** Section 2: the route table and its rules. */
export const ROUTING: readonly Requirement[] = [
  [
    '2.routes.fifteen',
    'There are fifteen routes, each with its path.',
    app('routes')('has the fifteen routes of the product'),
    [
      '/dashboard',
      '/transactions',
      '/debts',
      '/crypto',
      '/insights',
      '/banking',
      '/qr',
      '/settings',
      '/notifications',
      '/legal',
      '/signup',
      '/dime-token',
      '/business-analytics',
      '/stats',
    ],
  ],
  ['2.routes.public', 'Only / is public.', app('routes')('only the landing page is public')],
  [
    '2.routes.pages',
    'Each route shows its page.',
    [
      ...e2e('live')('walks all routes signed in, by address'),
      ...routesSpec('is accessible and fits at every width'),
    ],
  ],
  [
    '2.routes.framed',
    'A page other than / stands inside the shared navigation.',
    app('resolveView')('is itself, framed, when signed in'),
  ],
  [
    '2.routes.signed-out',
    'Without a session a protected path shows the landing page.',
    [
      ...routesSpec('shows the landing page'),
      ...app('resolveView')('is the landing page, bare, when not'),
    ],
  ],
  [
    '2.routes.not-found',
    'An unmatched path shows the 404 page with its heading.',
    [
      ...routesSpec('an unmatched path is the 404'),
      ...app('resolveView')('an unmatched path is the 404 for everyone'),
    ],
    ['404 Page Not Found'],
  ],
  [
    '2.routes.loading',
    'While it is not known who is there, the whole screen says Loading...',
    [
      ...app('resolveView')('waits while it is not known who is there'),
      ...story('shell/LoadingScreen')('Default'),
    ],
    ['Loading...'],
  ],
  [
    '2.routes.login',
    'Login is a navigation of the browser to /api/login.',
    [...e2e('landing')('seven sections'), ...e2e('live')('walks all routes signed in')],
    ['/api/login'],
  ],
  [
    '2.routes.logout',
    'Logout clears the cache, then navigates to /api/logout.',
    [
      ...e2e('live')('logging out forgets and lands on the landing page'),
      ...e2e('calls')('logging out clears what was kept before it leaves'),
    ],
    ['/api/logout'],
  ],
  [
    '2.routes.sign-in-here',
    'The sign-up page links Sign in here to /login.',
    story('account/SignUp')('Default'),
    ['Sign in here', '/login'],
  ],
];

const shell = ui('shell/AppShell/AppShell.model');

/** Section 2: the shared navigation. */
export const NAVIGATION: readonly Requirement[] = [
  ['2.navigation.top-bar', 'A desk has a top bar.', story('shell/TopBar')('Default')],
  ['2.navigation.drawer', 'A phone has a drawer.', story('shell/NavDrawer')('Open', 'Keyboard')],
  [
    '2.navigation.bottom-tabs',
    'A small screen has a bar of tabs at the bottom.',
    story('shell/BottomTabs')('Default', 'Tablet'),
  ],
  [
    '2.navigation.name-and-logo',
    'The product name and its logo stand in it.',
    [...story('shell/TopBar')('Default'), ...story('primitives/Logo')('Default', 'WithName')],
    ['Dime Time'],
  ],
  [
    '2.navigation.logo-color',
    'The outline of the logo is #5a56a8.',
    story('primitives/Logo')('Default'),
    ['rgb(90, 86, 168)'],
  ],
  [
    '2.navigation.items',
    'The eight items, in their order and with their labels.',
    [
      ...shell('has the eight items of the specification in their order'),
      ...routesSpec('the navigation follows the route table and marks the open page'),
    ],
    ['Home', 'Transactions', 'Debts', 'Crypto', 'DTT', 'Banking', 'Insights', 'Analytics'],
  ],
  [
    '2.navigation.bell',
    'The bell leads to /notifications and has a fixed badge of 3.',
    story('shell/TopBar')('Default'),
    ['Notifications, 3 new'],
  ],
  [
    '2.navigation.bell-drawer',
    'In the drawer the bell has a red dot in place of the number.',
    story('shell/NavDrawer')('Open'),
    ['[data-news]'],
  ],
  [
    '2.navigation.icon-links',
    'Settings and QR Code are icon links.',
    shell('has a bell, the settings and the QR code as icon links'),
    ['/settings', '/qr', 'QR Code'],
  ],
  [
    '2.navigation.active',
    'The active route is highlighted.',
    [
      ...routesSpec('the navigation follows the route table and marks the open page'),
      ...shell('the item of the open page is the only active one'),
    ],
    ['aria-current'],
  ],
];
