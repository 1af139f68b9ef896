import { destructive, message, plain } from './message.ts';
import { core, e2e, story, type Requirement } from './requirement.ts';

const contact = story('marketing/ContactForm');
const signUp = story('account/SignUpDialog');
const signUpPage = story('account/SignUp');
const payment = story('debts/ExtraPaymentDialog');
const boost = story('debts/PaymentBoost');

/** Section 8: what any answer may be, and the messages of forms and payments. */
export const FORM_MESSAGES: readonly Requirement[] = [
  [
    '8.generic',
    'An answer that is no success is its status, a colon, a space and the body or status text.',
    [
      ...core('contract/httpError')(
        'tells the status and the body',
        'an empty body leaves the status text',
      ),
      ...e2e('faults/page')('500 with an empty body'),
    ],
    ['500: Internal Server Error'],
  ],
  [
    '8.generic.401',
    'A 401 on a query throws and leads nowhere else.',
    e2e('faults/page')('401 mid-session: one sign-in prompt, typed data kept'),
  ],
  [
    '8.auth-context',
    'The auth context outside of its provider throws its text.',
    [
      {
        file: 'packages/app/src/auth/useAuth.test.tsx',
        title: 'outside of its provider it throws',
      },
    ],
    ['useAuth must be used within an AuthProvider'],
  ],
  message(
    'contact.missing',
    'An empty field is refused before anything is sent.',
    destructive,
    contact('MissingFields'),
    'Missing fields',
    'Please fill in all fields',
  ),
  message(
    'contact.failed',
    'Any answer that is no success is told.',
    destructive,
    contact('Failed'),
    "'Error', 'Failed to send message. Please try again.'",
  ),
  message(
    'contact.sent',
    'A success names the address.',
    plain,
    contact('Sent'),
    'Message sent!',
    "Thank you for contacting us. We'll get back to you soon at ada@example.test.",
  ),
  message(
    'signup.missing',
    'A field of the sign-up is empty.',
    destructive,
    [...signUp('MissingInformation'), ...signUpPage('FormRefused')],
    "'Missing Information', 'Please fill in all required fields'",
  ),
  message(
    'signup.mismatch',
    'The passwords differ.',
    destructive,
    signUp('PasswordMismatch'),
    "'Password Mismatch', 'Passwords do not match'",
  ),
  message(
    'signup.weak',
    'The password is short.',
    destructive,
    signUp('WeakPassword'),
    "'Weak Password', 'Password must be at least 8 characters long'",
  ),
  message(
    'signup.cancelled',
    'The terms were declined.',
    destructive,
    signUpPage('TermsDeclined'),
    'Account Creation Cancelled',
    'You must accept the terms to create an account',
  ),
  message(
    'signup.failed',
    'The account could not be made.',
    destructive,
    signUpPage('CreationFailed'),
    "'Account Creation Failed', 'Please try again later'",
  ),
  message(
    'signup.done',
    'The account was made.',
    plain,
    signUpPage('Created'),
    'Account Created Successfully!',
    'Welcome to Dime Time. Your account is ready to use.',
  ),
  message(
    'payment.failed',
    'A payment failed in the dialog.',
    destructive,
    payment('Failed'),
    'There was an error processing your payment. Please try again.',
  ),
  message(
    'boost.failed',
    'A boost failed: the reason, or Something went wrong.',
    destructive,
    boost('Failed'),
    "'Payment Failed', 'Something went wrong'",
    "'Payment Failed', '422: no'",
  ),
  message(
    'payment.invalid',
    'A payment without a debt or an amount.',
    destructive,
    payment('Invalid'),
    "'Invalid Payment', 'Please select a debt and enter a valid amount.'",
  ),
  message(
    'boost.invalid',
    'A boost without an amount.',
    destructive,
    boost('Invalid'),
    "'Invalid Amount', 'Please enter a valid payment amount'",
  ),
  message(
    'payment.done',
    'A payment went through.',
    plain,
    payment('Pays'),
    "'Payment Processed', 'Your payment has been successfully processed.'",
  ),
  message(
    'boost.done',
    'A boost went through: the words of the server, or the amount.',
    plain,
    boost('PaysInOneTap', 'ServerMessage'),
    "'Payment Successful!', 'Successfully paid $50.00'",
    "'Payment Successful!', 'Thanks'",
  ),
];
