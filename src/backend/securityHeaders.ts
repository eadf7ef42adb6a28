/**
 * The headers that src/backend/README.md recommends for the page (Deploying).
 * @param connectTo origins besides its own that the page may call
 */
export function securityHeaders(connectTo: readonly string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Bootstrap's style sheet holds its small pictures as data. A blob is a support that staff look at: a picture, or
    // a PDF, which a browser shows in a frame (F54).
    "img-src 'self' data: blob:",
    'frame-src blob:',
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
