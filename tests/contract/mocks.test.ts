import { createWorld } from '@dime-time/mocks';
import { createMockServer } from '@dime-time/mocks/node';
import { afterAll, beforeAll } from 'vitest';
import { describeContract } from './suite.ts';

const world = createWorld();
const server = createMockServer(world);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describeContract('the mocks', {
  bank: world.bank,
  fetch: (path, init) => fetch(`http://dime-time.test${path}`, init),
  reset: () => {
    world.reset();
    world.state.signedIn = true;
    return Promise.resolve();
  },
  signOut: () => {
    world.state.signedIn = false;
    return Promise.resolve();
  },
});
