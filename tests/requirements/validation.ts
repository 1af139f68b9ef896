import { core, e2e, story, ui, type Requirement } from './requirement.ts';

const contact = story('marketing/ContactForm');
const stake = story('token/StakeForm');
const payment = story('debts/ExtraPaymentDialog');

/** Section 5: validation, and section 6: roles. */
export const VALIDATION: readonly Requirement[] = [
  [
    '5.contact.required',
    'Name, email and message must not be empty; otherwise nothing is sent.',
    [...core('validate/validateContact')('in %s'), ...contact('MissingFields')],
    ["'name', 'email', 'message'"],
  ],
  [
    '5.signup.order',
    'First what is missing, then a mismatch, then the length.',
    core('validate/validateSignUp')('%s'),
    ['missing comes before mismatch and length', 'mismatch comes before length'],
  ],
  [
    '5.signup.required',
    'First name, last name, email, username and password are required.',
    core('validate/validateSignUp')('%s is required, also against spaces only'),
    ["'firstName', 'lastName', 'email', 'username', 'password'"],
  ],
  [
    '5.signup.match',
    'The passwords must match.',
    story('account/SignUpDialog')('PasswordMismatch'),
  ],
  [
    '5.signup.length',
    'The password has at least 8 characters.',
    core('validate/validateSignUp')('eight characters are enough', '%s'),
    ['seven characters are too few'],
  ],
  [
    '5.signup.marks',
    'The email has the email type, and all fields are marked required.',
    story('account/SignUpDialog')('Default'),
    ['toBeRequired()', "toHaveAttribute('type', 'email')"],
  ],
  [
    '5.terms.all',
    'All three acknowledgements are required.',
    core('validate/validateTerms')('%s is required'),
  ],
  [
    '5.stake.amount',
    'Nothing happens on an empty amount or one not above zero.',
    [...core('validate/validateStake')('nothing happens on %j'), ...stake('NothingToStake')],
  ],
  [
    '5.stake.disabled',
    'The button is disabled then, and while a stake is pending.',
    stake('NothingToStake', 'Pending'),
  ],
  [
    '5.stake.durations',
    'A stake is for 30, 90 or 365 days.',
    core('validate/validateStake')('for 30, 90 or 365 days', 'nothing happens on %d days'),
  ],
  ['5.stake.balance', 'The balance is not checked before it is sent.', stake('Refused'), ['1000']],
  [
    '5.payment.required',
    'A debt must be chosen, and the amount be above zero.',
    [...core('validate/validateExtraPayment')('%s is refused'), ...payment('Invalid')],
    ['no debt chosen', 'zero'],
  ],
  [
    '5.payment.input',
    'The amount has min 0.01 and step 0.01.',
    payment('Default'),
    ["toHaveAttribute('min', '0.01')", "toHaveAttribute('step', '0.01')"],
  ],
  [
    '5.boost.amount',
    'A custom amount that is empty or not above zero is invalid.',
    [...core('validate/validateBoost')('%j is refused'), ...story('debts/PaymentBoost')('Invalid')],
  ],
  [
    '5.boost.maximum',
    'The most to type is the balance.',
    story('debts/PaymentBoost')('ExceedsBalance'),
    ["toHaveAttribute('max', '60.00')"],
  ],
  [
    '5.boost.presets',
    'A preset above the balance is disabled and labelled.',
    [
      ...story('debts/PaymentBoost')('ExceedsBalance'),
      ...ui('debts/PaymentBoost/PaymentBoost.model')('a preset equal to the balance is enabled'),
    ],
    ['Exceeds balance'],
  ],
  [
    '5.crypto.slider',
    'The slider goes from 0 to 100 in steps of 5.',
    story('crypto/CryptoSettingsPanel')('Allocation'),
    [
      "toHaveAttribute('min', '0')",
      "toHaveAttribute('max', '100')",
      "toHaveAttribute('step', '5')",
    ],
  ],
  [
    '5.profile.none',
    'Saving the profile checks nothing and says that it is to come.',
    story('account/ProfileForm')('SavesTheProfile', 'SavesEmptyFields'),
    ['Profile update feature coming soon'],
  ],
  [
    '5.password.nothing',
    'Update Password sends nothing.',
    e2e('settings')('updating the password explains who keeps it, and sends nothing'),
  ],
  [
    '5.select.empty-value',
    'An item with an empty value is an error.',
    ui('primitives/SelectField/SelectField.model')(
      'an empty value is an error that names the item',
    ),
  ],
  [
    '6.roles.signed-in',
    'A signed-in user may open every page.',
    e2e('live')('walks all routes signed in, by address'),
  ],
  [
    '6.roles.signed-out',
    'A signed-out visitor sees the landing page alone.',
    e2e('routes')('shows the landing page'),
  ],
  [
    '6.roles.demo-user',
    'The notification test uses a fixed demo user.',
    ui('notifications/NotificationTestCenter/NotificationTestCenter.model')('sends the fixed user'),
    ["userId: 'demo-user'"],
  ],
];
