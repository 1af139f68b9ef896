import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPlaidLink } from './openPlaidLink.ts';

type Plaid = NonNullable<Window['Plaid']>;
type Options = Parameters<Plaid['create']>[0];

class Script extends EventTarget {
  src = '';
  remove = vi.fn();
}

let scripts: Script[];
let page: { Plaid?: Plaid };
let stay: AbortController;
beforeEach(() => {
  scripts = [];
  page = {};
  stay = new AbortController();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () => new Script(),
    head: { append: (script: Script) => scripts.push(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A stub of Plaid that runs `act` when its window opens. */
function plaidThat(act: (options: Options) => void) {
  const create = vi.fn<Plaid['create']>((options) => ({ open: () => act(options), destroy }));
  const destroy = vi.fn();
  return { plaid: { create }, create, destroy };
}

const open = () => openPlaidLink('link-production-1', stay.signal);

test('the script is loaded on the first opening only, and a consent brings its token', async () => {
  const { plaid, create, destroy } = plaidThat(({ onSuccess }) => onSuccess('public-1'));
  const first = open();
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://cdn.plaid.com/link/v2/stable/link-initialize.js',
  ]);
  page.Plaid = plaid;
  scripts[0]!.dispatchEvent(new Event('load'));
  expect(await first).toBe('public-1');
  expect(await open()).toBe('public-1');
  expect(scripts).toHaveLength(1);
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ token: 'link-production-1' }));
  expect(destroy).toHaveBeenCalledTimes(2);
});

test('back from a bank the window goes on with the address that it sent its holder to', async () => {
  const { plaid, create } = plaidThat(({ onSuccess }) => onSuccess('public-1'));
  page.Plaid = plaid;
  const address = 'https://dime.example/banking?oauth_state_id=1';
  expect(await openPlaidLink('link-production-1', stay.signal, address)).toBe('public-1');
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ receivedRedirectUri: address }));
  await open();
  expect(create).toHaveBeenLastCalledWith(
    expect.not.objectContaining({ receivedRedirectUri: expect.anything() }),
  );
});

test('leaving the window brings nothing, and is no error', async () => {
  const { plaid, destroy } = plaidThat(({ onExit }) => onExit(null));
  page.Plaid = plaid;
  expect(await open()).toBeUndefined();
  expect(destroy).toHaveBeenCalledOnce();
});

test('leaving after an error is one', async () => {
  const { plaid, destroy } = plaidThat(({ onExit }) =>
    onExit({ error_code: 'INVALID_LINK_TOKEN' }),
  );
  page.Plaid = plaid;
  await expect(open()).rejects.toThrow('INVALID_LINK_TOKEN');
  expect(destroy).toHaveBeenCalledOnce();
});

test('a window that cannot open is taken away again', async () => {
  const { plaid, destroy } = plaidThat(() => {
    throw new Error('no room');
  });
  page.Plaid = plaid;
  await expect(open()).rejects.toThrow('no room');
  expect(destroy).toHaveBeenCalledOnce();
});

test('a page that goes away takes the window with it', async () => {
  const { plaid, create, destroy } = plaidThat(() => stay.abort());
  page.Plaid = plaid;
  expect(await open()).toBeUndefined();
  expect(destroy).toHaveBeenCalledOnce();
  // Aborted before the script has loaded: no window opens.
  expect(await open()).toBeUndefined();
  expect(create).toHaveBeenCalledOnce();
});

test('a script that fails to load is an error, and the next opening loads it again', async () => {
  const first = open();
  scripts[0]!.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('could not be loaded');
  expect(scripts[0]!.remove).toHaveBeenCalledOnce();

  vi.useFakeTimers();
  const second = open().catch(String);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await second).toContain('could not be loaded');
  expect(scripts).toHaveLength(2);
});

test('a script that brings nothing is an error', async () => {
  const opening = open();
  scripts[0]!.dispatchEvent(new Event('load'));
  await expect(opening).rejects.toThrow('brought nothing');
});
