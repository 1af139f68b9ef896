import { describe, expect, test, vi } from 'vitest';
import { ChunkError, loadOrReload } from './lazyRoute.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Runs the callbacks of settled promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('loadOrReload', () => {
  test('returns the loaded module', async () => {
    const ports = { storage: memory(), reload: vi.fn(), isOnline: () => true };
    expect(await loadOrReload('/debts', () => Promise.resolve('page'), ports)).toBe('page');
    expect(ports.reload).not.toHaveBeenCalled();
  });

  test('reloads the document once, then gives up', async () => {
    const ports = { storage: memory(), reload: vi.fn(), isOnline: () => true };
    void loadOrReload('/debts', gone, ports);
    await settle();
    expect(ports.reload).toHaveBeenCalledTimes(1);
    await expect(loadOrReload('/debts', gone, ports)).rejects.toThrow(ChunkError);
    expect(ports.reload).toHaveBeenCalledTimes(1);
  });

  test('another page that fails has a reload of its own, and success earns a new one', async () => {
    const ports = { storage: memory(), reload: vi.fn(), isOnline: () => true };
    void loadOrReload('/debts', gone, ports);
    void loadOrReload('/crypto', gone, ports);
    await settle();
    await loadOrReload('/debts', () => Promise.resolve('page'), ports);
    void loadOrReload('/debts', gone, ports);
    await settle();
    expect(ports.reload).toHaveBeenCalledTimes(3);
  });

  test('does not reload without a connection, and does so once there is one', async () => {
    const ports = { storage: memory(), reload: vi.fn(), isOnline: () => false };
    await expect(loadOrReload('/debts', gone, ports)).rejects.toThrow(ChunkError);
    expect(ports.reload).not.toHaveBeenCalled();
    void loadOrReload('/debts', gone, { ...ports, isOnline: () => true });
    await settle();
    expect(ports.reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload without storage', async () => {
    const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
    const ports = { storage, reload: vi.fn(), isOnline: () => true };
    await expect(loadOrReload('/debts', gone, ports)).rejects.toThrow(ChunkError);
    expect(ports.reload).not.toHaveBeenCalled();
  });
});
