import { createECDH, hkdfSync } from 'node:crypto';
import type { JWK } from 'oidc-provider';

/**
 * The key with which the development provider signs, drawn from the server's secret: after a restart,
 * and in every process of one server, it is the same.
 */
export function signingKey(secret: string): JWK {
  const d = Buffer.from(hkdfSync('sha256', secret, '', 'development provider', 32));
  // Below half of the curve's order, which not every number of 32 bytes is.
  d[0] = (d[0] ?? 0) & 0x7f;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  // One byte that says how the point is written, then its two coordinates.
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
