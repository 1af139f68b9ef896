/**
 * What the field of a payment asks for once it refused an amount: the message that tells of it is gone
 * after a while, and elsewhere.
 */
export const AMOUNT_WANTED = 'Enter more than zero, and no more than is left.';
