import { SANDBOX_INSTITUTIONS, sandboxInstitutionOf } from '@dime-time/finance-core/contract';
import { createRandom, sandboxDebts } from '@dime-time/finance-core/sandbox';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { linkBank, suggestDebts } from './linkBank.ts';
import { momentOf } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';
import { Refusal } from '../http/refusal.ts';
import { answerSuggestion, listSuggestions } from './suggestions.ts';
import { listBankItems, unlinkBank } from './unlinkBank.ts';
import { madeUpBank } from '../scenarios/createScenarioState.ts';
import type { World } from '../backend/createMockBackend.ts';

export function bankHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getBankAccounts', () => world.state.bankAccounts),
    answer(world, 'getBankBalances', () => world.state.bankBalances),
    answer(world, 'getBankTransactions', () => world.state.bankRows),
    answer(world, 'createLinkToken', () => ({
      linkToken: nextId(world.state, 'link-sandbox'),
    })),
    answer(world, 'exchangeToken', ({ body: { publicToken } }) => {
      const { timeZone, seed } = world;
      const institution = sandboxInstitutionOf(publicToken);
      if (institution.refuses) {
        throw new Refusal(
          422,
          `${institution.name} declined the connection. Choose another bank or contact your bank.`,
          'publicToken',
        );
      }
      const scenario = 'threeDebts';
      // Each bank has seen other purchases; the first one those of the household it belongs to.
      const random = createRandom(seed + SANDBOX_INSTITUTIONS.indexOf(institution));
      const input = { scenario, asOf: world.now(), timeZone, institution } as const;
      linkBank(world.state, institution.name, madeUpBank(input, random), momentOf(world));
      suggestDebts(world.state, institution.name, sandboxDebts(institution.id));
      return { accounts: world.state.bankAccounts };
    }),
    answer(world, 'getBankItems', () => listBankItems(world.state)),
    answer(world, 'unlinkBank', ({ id }) => {
      unlinkBank(world.state, id);
      return undefined;
    }),
    answer(world, 'getBankSuggestions', () => listSuggestions(world.state, momentOf(world))),
    answer(world, 'answerBankSuggestion', ({ id, body }) =>
      answerSuggestion(world.state, id, body, momentOf(world)),
    ),
  ];
}
