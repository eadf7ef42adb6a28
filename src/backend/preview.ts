import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

import compression from 'compression';
import express, { type Express } from 'express';
import expressStaticGzip from 'express-static-gzip';

import { backendPath } from './app';
import { securityHeaders } from './securityHeaders';

interface PreviewOptions {
  /** The folder of the build. */
  readonly dist: string;
  /** Absent when the application's `apiBase` is elsewhere. */
  readonly backend?: Express;
  /** The folder of the web server that the build is put in, such as `/x/`. */
  readonly base?: string;
  /** Other origins that the page may call: that of an absolute `apiBase`. */
  readonly connectTo?: readonly string[];
}

/** What webpack names by its content is under this folder of the build, and never changes. */
const hashedFolder = 'static';

function setCaching(response: ServerResponse, path: string, dist: string): void {
  const hashed = path.startsWith(join(dist, hashedFolder, '/'));
  // `no-cache` is kept but asked for each time; `no-store` would cost the browser's back/forward cache.
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** The built application as a web server should serve it, with the backend beside it. */
export function createPreview({ dist, backend, base = '/', connectTo = [] }: PreviewOptions): Express {
  const headers = securityHeaders(connectTo);
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  app.use(compression());
  if (backend) app.use(backendPath, backend);
  app.use(
    base,
    // What the build has compressed goes out as it is; the rest is compressed on its way.
    expressStaticGzip(dist, {
      enableBrotli: true,
      orderPreference: ['br'],
      serveStatic: { setHeaders: (response, path) => setCaching(response, path, dist) },
    }),
  );
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('No se encontró el recurso solicitado');
  });
  return app;
}
