import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** The most entries; the oldest are removed first. */
const MAX_ENTRIES = 1000;

interface Entry {
  readonly payload: AdapterPayload;
  readonly until: number;
}

/** Stores the development provider's state in memory; a restart loses it. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();
  const payloadOf = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.until > performance.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  return (kind): Adapter => {
    const keyOf = (id: string) => `${kind} ${id}`;
    return {
      async upsert(id, payload, seconds = Number.POSITIVE_INFINITY) {
        entries.delete(keyOf(id));
        entries.set(keyOf(id), { payload, until: performance.now() + seconds * 1000 });
        const [oldest] = entries.keys();
        if (entries.size > MAX_ENTRIES && oldest) entries.delete(oldest);
      },
      async find(id) {
        return payloadOf(keyOf(id));
      },
      async findByUid(uid) {
        const found = [...entries].find(
          ([key, { payload }]) => key.startsWith(`${kind} `) && payload.uid === uid,
        );
        return found && payloadOf(found[0]);
      },
      async findByUserCode() {
        return undefined;
      },
      async consume(id) {
        const payload = payloadOf(keyOf(id));
        if (payload) payload['consumed'] = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}
