/** What a check of the doctor found, with what to do. */
export interface Finding {
  /** A problem keeps the server from running as it should; a note is for the operator to judge. */
  readonly kind: 'problem' | 'note';
  readonly text: string;
}

export const problem = (text: string): Finding => ({ kind: 'problem', text });
export const note = (text: string): Finding => ({ kind: 'note', text });

/** Lines for a terminal: problems first, and their number at the end. */
export function describeFindings(findings: readonly Finding[]): string {
  const problems = findings.filter(({ kind }) => kind === 'problem');
  const notes = findings.filter(({ kind }) => kind === 'note');
  const count = problems.length === 1 ? '1 problem.' : `${problems.length} problems.`;
  return [
    ...[...problems, ...notes].map(({ kind, text }) => `${kind}: ${text}`),
    problems.length === 0 ? 'No problems.' : count,
  ].join('\n');
}
