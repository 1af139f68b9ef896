import type * as v from 'valibot';
import type { ContractIssue } from './contractError.ts';

/**
 * Says what a schema found, in our own words.
 *
 * The schema library's messages quote the input; ours must not, since they travel back in answers
 * and into logs.
 */
export function contractIssues(issues: readonly v.BaseIssue<unknown>[]): ContractIssue[] {
  return issues.map((issue) => {
    const path = issue.path?.map((item) => String(item.key)) ?? [];
    if (issue.kind === 'schema' && issue.expected === 'never') {
      // The unknown key itself is the sender's text: only its place is told.
      return { path: path.slice(0, -1).join('.'), message: 'has a field that is not known' };
    }
    if (issue.kind === 'schema' && issue.received === 'undefined') {
      return { path: path.join('.'), message: 'is missing' };
    }
    // Our own messages begin so; the library's begin with 'Invalid' and quote what was received.
    const own = issue.message.startsWith('expected ');
    return { path: path.join('.'), message: own ? issue.message : `expected ${issue.expected}` };
  });
}
