import { ContractError, HttpError } from '@dime-time/finance-core/contract';
import { problemMember } from './problemMember.ts';

/** A server may answer an error with a whole page; a panel shows its beginning. */
const MAX_LENGTH = 200;

/**
 * What a failed call says to a person.
 *
 * An answer that was no success keeps the product's own form, `STATUS: body text`, and of a problem
 * document the words that are meant for people; what failed before or after that is said in words
 * instead of a browser's.
 *
 * @example errorMessage(new HttpError(500, '')) // '500: Internal Server Error'
 * @example errorMessage(new HttpError(503, '{"title":"Service Unavailable"}')) // '503: Service Unavailable'
 */
export function errorMessage(error: unknown): string {
  if (error instanceof HttpError) {
    const words = problemMember(error, 'detail') ?? problemMember(error, 'title');
    return shorten(words === undefined ? error.message : `${error.status}: ${words}`);
  }
  if (error instanceof ContractError) {
    return 'Something went wrong on our end. Please try again.';
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return 'This took too long. Try again in a minute.';
  }
  if (error instanceof TypeError) {
    return 'We couldn’t connect. Check your connection.';
  }
  return error instanceof Error && error.message !== ''
    ? shorten(error.message)
    : 'Something went wrong.';
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : text;
}
