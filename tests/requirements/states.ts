import { app, core, e2e, story, ui, type Requirement } from './requirement.ts';

const contact = story('marketing/ContactForm');
const signUp = story('account/SignUp');
const terms = story('account/TermsDialog');
const stake = story('token/StakeForm');
const payment = story('debts/ExtraPaymentDialog');
const banking = story('banking/Banking');

/** Section 4: states and transitions. */
export const STATES: readonly Requirement[] = [
  [
    '4.auth.states',
    'Loading, then signed in or not.',
    app('resolveView')(
      'waits while it is not known',
      'is itself, framed',
      'is the landing page, bare',
    ),
  ],
  [
    '4.auth.by-user-call',
    'Signed in is whoever the current-user call names; an error is nobody.',
    [
      ...e2e('live')('walks all routes signed in', 'a signed-out visitor sees the landing page'),
      ...e2e('calls')('a current-user call that fails is asked once'),
    ],
  ],
  [
    '4.auth.logout',
    'Logout clears the cache, then leaves through its route.',
    e2e('calls')('logging out clears what was kept before it leaves'),
  ],
  ['4.contact.empty', 'The contact form begins empty.', contact('Default'), ["toHaveValue('')"]],
  [
    '4.contact.pending',
    'While it sends, the button is disabled and says so.',
    contact('Pending'),
    ['Sending...'],
  ],
  ['4.contact.success', 'Sent, the three fields are empty.', contact('Sent')],
  ['4.contact.failure', 'Refused, they keep what was typed.', contact('Failed', 'Broken')],
  [
    '4.signup.flow',
    'Page, form, terms, creating, success, tour, and out.',
    [
      ...ui('account/SignUp/SignUp.model')('goes from the page to the tour and to its end'),
      ...e2e('signup')('from the page to the tour and home'),
    ],
  ],
  [
    '4.signup.creating',
    'Accepting takes about a second, and the button says Creating...',
    [...signUp('Creating'), ...e2e('signup')('from the page to the tour and home')],
    ['Creating...', 'toHaveBeenCalledWith(1000)'],
  ],
  [
    '4.signup.to-tour',
    'The tour follows 2 seconds after the success.',
    [...signUp('WholeWay'), ...e2e('signup')('from the page to the tour and home')],
    ['toHaveBeenNthCalledWith(2, 2000)'],
  ],
  [
    '4.signup.declined',
    'Declining the terms returns to the form with a destructive notice.',
    [
      ...signUp('TermsDeclined'),
      ...ui('account/SignUp/SignUp.model')('declining the terms returns to the form'),
    ],
    ['Account Creation Cancelled'],
  ],
  ['4.signup.cancelled', 'Cancel closes the form.', signUp('FormCancelled')],
  [
    '4.signup.tour.moves',
    'The tour moves forward and back; Previous is disabled on step 1.',
    [
      ...ui('account/SignUp/SignUp.model')('moves forward and back'),
      ...story('account/OnboardingDialog')('BackToTheStart'),
    ],
  ],
  [
    '4.terms.accept',
    'Accept is disabled until the three boxes are ticked.',
    [...terms('AcceptsTheTerms'), ...core('validate/validateTerms')('%s is required')],
    ["'terms', 'privacy', 'risks'"],
  ],
  [
    '4.stake.pending',
    'While it stakes, the button says Staking...',
    stake('Pending'),
    ['Staking...'],
  ],
  [
    '4.stake.success',
    'Staked, the balance is asked for again and the amount is empty.',
    [...stake('StakesTokens'), ...e2e('calls')('only the balance is asked for again')],
  ],
  [
    '4.payment.pending',
    'While it pays, the button says Processing.',
    payment('Pending'),
    ['Processing'],
  ],
  ['4.payment.success', 'Paid, the dialog closes and its fields are reset.', payment('Pays')],
  [
    '4.payment.failure',
    'Refused, the dialog stays open.',
    [...payment('Failed'), ...e2e('payment')('the dialog stays with what was typed')],
  ],
  [
    '4.bank.connect',
    'A link token is asked for, the flow opens, and the public token is exchanged.',
    e2e('banking')('a bank is linked by keyboard alone'),
    ['POST /api/plaid/create-link-token', '/api/plaid/exchange-token'],
  ],
  ['4.bank.connecting', 'Connecting disables the button.', banking('Starting'), ['Connecting...']],
  [
    '4.purchase.badge',
    'A completed purchase has a primary badge, any other a secondary one.',
    ui('crypto/PurchaseList/PurchaseList.model')('%s is shown as %o'),
    ["tone: 'accent'", "tone: 'neutral'"],
  ],
  [
    '4.bank.active',
    'An account says Active or Inactive.',
    story('banking/AccountCard')('Default', 'Inactive'),
    ['Active', 'Inactive'],
  ],
  [
    '4.crypto.controls',
    'Allocation and currency show only while crypto round-ups are on.',
    [
      ...story('crypto/CryptoSettingsPanel')('Off', 'TurnsItOn'),
      ...story('round-ups/RoundUpSettingsForm')('CryptoOff', 'TurnsCryptoOn'),
    ],
  ],
  [
    '4.crypto.banner',
    'The banner is checking, then connected, or in demo mode.',
    story('crypto/ServiceStatusBanner')('Checking', 'Default', 'DemoMode'),
    ['Checking', 'Connected to Coinbase', 'Demo mode'],
  ],
  [
    '4.notifications.read',
    'Unread ones are marked one by one or all at once, and the count is shown.',
    [
      ...story('notifications/NotificationList')('MarksAsRead'),
      ...e2e('notifications')('what is read and deleted stays so'),
    ],
    ['3 unread', 'Mark All as Read'],
  ],
  [
    '4.notifications.delete',
    'One can be deleted.',
    story('notifications/NotificationList')('Deleting'),
  ],
];
