import { cents } from '@dime-time/finance-core/money';
import { notices } from '@dime-time/finance-core/validation';
import { expect, test } from 'vitest';
import { profileFormWords } from '../account/words/profileForm.ts';
import { signUpWords } from '../account/words/signUp.ts';
import { signUpDialogWords } from '../account/words/signUpDialog.ts';
import { bankingWords } from '../banking/words/banking.ts';
import { linkingWords } from '../banking/words/linking.ts';
import { extraPaymentFormWords } from '../debts/words/extraPaymentForm.ts';
import { paymentBoostWords } from '../debts/words/paymentBoost.ts';
import { contactFormWords } from '../marketing/words/contactForm.ts';
import { qrWords } from '../marketing/words/qr.ts';
import { notificationPreferencesWords } from '../notifications/words/notificationPreferences.ts';
import { notificationTestCenterWords } from '../notifications/words/notificationTestCenter.ts';
import { settingsChangeWords } from '../round-ups/words/settingsChange.ts';
import { ENGLISH, wordsOf } from './wordsOf.ts';

const signUpDialog = wordsOf(signUpDialogWords, ENGLISH);
const signUp = wordsOf(signUpWords, ENGLISH);
const boost = wordsOf(paymentBoostWords, ENGLISH);
const payment = wordsOf(extraPaymentFormWords, ENGLISH);
const settings = wordsOf(settingsChangeWords, ENGLISH);
const linking = wordsOf(linkingWords, ENGLISH);
const banking = wordsOf(bankingWords, ENGLISH);
const center = wordsOf(notificationTestCenterWords, ENGLISH);
const contact = wordsOf(contactFormWords, ENGLISH);
const qr = wordsOf(qrWords, ENGLISH);
const preferences = wordsOf(notificationPreferencesWords, ENGLISH);

/** The English words of the components are those of the specification's error catalogue. */
test.each([
  [notices.contactMissingFields, contact.missingTitle, contact.missing],
  [notices.contactFailed, contact.failedTitle, contact.failed],
  [notices.contactSent('a@b.test'), contact.doneTitle, contact.done({ email: 'a@b.test' })],
  [notices.qrFailed, qr.failed],
  [notices.urlCopied, qr.copied],
  [notices.signUpMissing, signUpDialog.missingTitle, signUpDialog.missing],
  [notices.signUpMismatch, signUpDialog.mismatchTitle, signUpDialog.mismatch],
  [notices.signUpWeakPassword, signUpDialog.weakTitle, signUpDialog.weak],
  [notices.signUpCancelled, signUp.canceledTitle, signUp.canceled],
  [notices.signUpFailed, signUp.failedTitle, signUp.failed],
  [notices.signUpDone('Dime Time'), signUp.doneTitle, signUp.done({ product: 'Dime Time' })],
  [notices.paymentInvalid, payment.invalidTitle, payment.invalid],
  [notices.paymentFailed, payment.failedTitle, payment.failed],
  [notices.paymentProcessed, payment.doneTitle, payment.done],
  [notices.boostInvalid, boost.invalidTitle, boost.invalid],
  [notices.boostFailed(), boost.failedTitle, boost.failed],
  [notices.boostPaid(cents(5000)), boost.doneTitle, boost.done({ amount: '$50.00' })],
  [notices.settingsUpdated, settings.saved],
  [notices.settingsFailed, settings.failed],
  [notices.profileComingSoon, wordsOf(profileFormWords, ENGLISH).notYet],
  [notices.bankConnectionFailed, linking.failedTitle, linking.failed],
  [notices.bankSetupFailed('Plaid'), linking.setupTitle, linking.setup({ provider: 'Plaid' })],
  [notices.bankConnected('A'), linking.connectedTitle, linking.connected({ product: 'A' })],
  [notices.bankRefreshed, banking.refreshed],
  [notices.bankRefreshFailed, banking.refreshFailedTitle, banking.refreshFailed],
  [notices.notificationSent, center.done],
  [notices.notificationFailed, center.failed],
  [notices.notificationsAllowed, preferences.allowedTitle, preferences.allowed],
  [notices.notificationsBlocked, preferences.blockedTitle, preferences.blocked],
])('%o', (notice, title, message?: string) => {
  const { variant: _variant, ...words } = notice;
  expect({ title, ...(message !== undefined && { message }) }).toEqual(words);
});
