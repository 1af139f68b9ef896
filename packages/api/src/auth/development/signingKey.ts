import { createECDH, hkdfSync } from 'node:crypto';
import type { JWK } from 'oidc-provider';

/**
 * The development provider's signing key, derived from the server's secret, so that it is the same
 * after a restart and in every process.
 */
export function signingKey(secret: string): JWK {
  const d = Buffer.from(hkdfSync('sha256', secret, '', 'development provider', 32));
  // The key must be below the curve's order, which not every 32-byte number is.
  d[0] = (d[0] ?? 0) & 0x7f;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  // The first byte is the format of the point, then follow its two coordinates.
  const point = curve.getPublicKey();
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    kid: 'development',
    d: d.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
}
