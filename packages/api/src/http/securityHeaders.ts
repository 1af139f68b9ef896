import { secureHeaders } from 'hono/secure-headers';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';

/** What no page of ours asks a browser for. */
const DISABLED_FEATURES = {
  accelerometer: [],
  browsingTopics: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  hid: [],
  idleDetection: [],
  localFonts: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  screenWakeLock: [],
  serial: [],
  usb: [],
  xrSpatialTracking: [],
};

/** A year: a browser that came by TLS once comes by nothing else. */
const HSTS = 'max-age=31536000';

/**
 * The headers of every answer. A document of the app brings a policy of its own for what it may load;
 * the few pages of the sign-in keep to this one.
 */
export function securityHeaders({ publicUrl, bank }: Config): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    crossOriginEmbedderPolicy: false,
    // The bank's own window, which a link may open, reports back to the page.
    crossOriginOpenerPolicy: bank.plaid ? 'same-origin-allow-popups' : 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    originAgentCluster: '?1',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl.startsWith('https:') ? HSTS : false,
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    permissionsPolicy: DISABLED_FEATURES,
    // Long out of use, each replaced by one above.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    overwrite: false,
  });
}
