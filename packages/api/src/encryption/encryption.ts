import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets before they are stored. */
export interface Encryption {
  /**
   * @param purpose authenticated with the secret: it can be decrypted for the same purpose only.
   */
  encrypt(secret: string, purpose: string): Uint8Array;
  /** @returns `undefined` where its key is no longer configured, or it was altered. */
  decrypt(encrypted: Uint8Array, purpose: string): string | undefined;
}

/**
 * The layout's version: this byte, four bytes of the key's name, the nonce, the tag, the
 * ciphertext.
 */
const LAYOUT = 1;
/** Never changed: what is stored is encrypted with keys that were derived with it. */
const KEY_INFO = 'token vault';
const KEY_NAME = { from: 1, to: 5 };
const VECTOR = { from: 5, to: 17 };
const TAG = { from: 17, to: 33 };

interface Key {
  readonly bytes: Uint8Array;
  readonly name: Buffer;
}

/**
 * Encrypts with AES-256-GCM with keys derived from the secrets.
 *
 * @param secrets the first encrypts, all of them decrypt. To rotate, put a new secret first and
 *   remove the old one once nothing is encrypted with it.
 * @throws RangeError when there is none.
 */
export function createEncryption(secrets: readonly string[]): Encryption {
  const keys = secrets.map(deriveKey);
  const [newest] = keys;
  if (!newest) throw new RangeError('Encryption needs a secret.');
  return {
    encrypt(secret, purpose) {
      const vector = randomBytes(VECTOR.to - VECTOR.from);
      const cipher = createCipheriv('aes-256-gcm', newest.bytes, vector);
      cipher.setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(LAYOUT), newest.name, vector, cipher.getAuthTag(), text]);
    },
    decrypt(encrypted, purpose) {
      const bytes = Buffer.from(encrypted);
      if (bytes.length < TAG.to || bytes[0] !== LAYOUT) return undefined;
      const key = keys.find(({ name }) => name.equals(part(bytes, KEY_NAME)));
      return key && decipher(bytes, key, purpose);
    },
  };
}

function decipher(bytes: Buffer, key: Key, purpose: string): string | undefined {
  const aes = createDecipheriv('aes-256-gcm', key.bytes, part(bytes, VECTOR));
  aes.setAAD(Buffer.from(purpose));
  aes.setAuthTag(part(bytes, TAG));
  try {
    return Buffer.concat([aes.update(bytes.subarray(TAG.to)), aes.final()]).toString();
  } catch {
    // The tag does not match: altered, or encrypted for another purpose.
    return undefined;
  }
}

function part(bytes: Buffer, { from, to }: { from: number; to: number }): Buffer {
  return bytes.subarray(from, to);
}

function deriveKey(secret: string): Key {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', KEY_INFO, 32));
  const name = createHash('sha256').update(bytes).digest().subarray(0, 4);
  return { bytes, name };
}
