import { SANDBOX_INSTITUTIONS, sandboxInstitutionOf } from '@dime-time/finance-core/contract';
import { refusals } from '@dime-time/finance-core/server';
import { createRandom, sandboxDebts } from '@dime-time/finance-core/sandbox';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { linkBank, suggestDebts } from './linkBank.ts';
import { momentOf } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';
import { answerSuggestion, listSuggestions } from './suggestions.ts';
import { listBankItems, unlinkBank } from './unlinkBank.ts';
import { createSandboxBank } from './sandboxBank.ts';
import type { MockBackend } from '../http/mockBackend.ts';

export function bankHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getBankAccounts', () => backend.state.bankAccounts),
    answer(backend, 'getBankBalances', () => backend.state.bankBalances),
    answer(backend, 'getBankTransactions', () => backend.state.bankRows),
    answer(backend, 'createLinkToken', () => ({
      linkToken: nextId(backend.state, 'link-sandbox'),
    })),
    answer(backend, 'exchangeToken', ({ body: { publicToken } }) => {
      const { timeZone, seed } = backend;
      const institution = sandboxInstitutionOf(publicToken);
      if (institution.refuses) throw refusals.bankDeclined(institution.name);
      // Each bank has its own purchases; the first one those of the scenarios.
      const random = createRandom(seed + SANDBOX_INSTITUTIONS.indexOf(institution));
      const asOf = backend.now();
      const bank = createSandboxBank({
        random,
        scenario: 'threeDebts',
        asOf,
        timeZone,
        institution,
      });
      linkBank(backend.state, institution.name, bank, momentOf(backend));
      suggestDebts(backend.state, institution.name, sandboxDebts(institution.id));
      return { accounts: backend.state.bankAccounts };
    }),
    answer(backend, 'getBankItems', () => listBankItems(backend.state)),
    answer(backend, 'unlinkBank', ({ id }) => {
      unlinkBank(backend.state, id);
      return undefined;
    }),
    answer(backend, 'getBankSuggestions', () => listSuggestions(backend.state, momentOf(backend))),
    answer(backend, 'answerBankSuggestion', ({ id, body }) =>
      answerSuggestion(backend.state, id, body, momentOf(backend)),
    ),
  ];
}
