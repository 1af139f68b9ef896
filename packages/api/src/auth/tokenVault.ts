import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Seals secrets before they are stored, and opens them again. */
export interface TokenVault {
  /** @param purpose what the secret is for: sealed for one purpose it opens for no other. */
  seal(secret: string, purpose: string): Uint8Array;
  /** @returns `undefined` where it was sealed by a key that is not kept any more, or altered. */
  open(sealed: Uint8Array, purpose: string): string | undefined;
}

/** Says how the bytes are laid out: this byte, four that name the key, the vector, the tag, the text. */
const LAYOUT = 1;
const KEY_NAME = { from: 1, to: 5 };
const VECTOR = { from: 5, to: 17 };
const TAG = { from: 17, to: 33 };

interface Key {
  readonly bytes: Uint8Array;
  readonly name: Buffer;
}

/**
 * Makes a vault: AES-256-GCM under a key drawn from the secret.
 *
 * @param secrets the first seals; all of them open, so that a secret is changed by putting the new
 *   one in front and taking the old one away once nothing is sealed by it.
 * @throws RangeError when there is none.
 */
export function createTokenVault(secrets: readonly string[]): TokenVault {
  const keys = secrets.map(deriveKey);
  const [newest] = keys;
  if (!newest) throw new RangeError('A vault needs a secret.');
  return {
    seal(secret, purpose) {
      const vector = randomBytes(VECTOR.to - VECTOR.from);
      const cipher = createCipheriv('aes-256-gcm', newest.bytes, vector);
      cipher.setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(LAYOUT), newest.name, vector, cipher.getAuthTag(), text]);
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed);
      if (bytes.length < TAG.to || bytes[0] !== LAYOUT) return undefined;
      const key = keys.find(({ name }) => name.equals(part(bytes, KEY_NAME)));
      return key && unseal(bytes, key, purpose);
    },
  };
}

function unseal(bytes: Buffer, key: Key, purpose: string): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, part(bytes, VECTOR));
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(part(bytes, TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(TAG.to)), decipher.final()]).toString();
  } catch {
    // The tag does not fit: altered, or sealed for another purpose.
    return undefined;
  }
}

function part(bytes: Buffer, { from, to }: { from: number; to: number }): Buffer {
  return bytes.subarray(from, to);
}

function deriveKey(secret: string): Key {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', 'token vault', 32));
  const name = createHash('sha256').update(bytes).digest().subarray(0, 4);
  return { bytes, name };
}
