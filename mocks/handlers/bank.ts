import { SANDBOX_INSTITUTIONS, sandboxInstitutionOf } from '@dime-time/finance-core/contract';
import { createRandom, sandboxDebts } from '@dime-time/finance-core/sandbox';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { linkBank } from '../rules/linkBank.ts';
import { nextId } from '../rules/nextId.ts';
import { Refusal } from '../rules/refusal.ts';
import { madeUpBank } from '../scenarios/household.ts';
import type { World } from '../world.ts';

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
        throw new Refusal(422, `${institution.name} declined the connection.`, 'publicToken');
      }
      const scenario = 'threeDebts';
      // Each bank has seen other purchases; the first one those of the household it belongs to.
      const random = createRandom(seed + SANDBOX_INSTITUTIONS.indexOf(institution));
      const input = { scenario, asOf: world.now(), timeZone, institution } as const;
      linkBank(world.state, madeUpBank(input, random), sandboxDebts(institution.id));
      return { accounts: world.state.bankAccounts };
    }),
  ];
}
