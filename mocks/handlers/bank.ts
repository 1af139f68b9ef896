import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { createRandom } from '../random.ts';
import { linkBank } from '../rules/linkBank.ts';
import { nextId } from '../rules/nextId.ts';
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
    answer(world, 'exchangeToken', () => {
      const { timeZone, seed } = world;
      const scenario = 'threeDebts';
      const bank = madeUpBank({ scenario, asOf: world.now(), timeZone }, createRandom(seed));
      linkBank(world.state, bank);
      return { accounts: world.state.bankAccounts };
    }),
  ];
}
