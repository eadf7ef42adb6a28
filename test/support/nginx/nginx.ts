import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { listen } from '#backend/listen.ts';

const sample = resolve(__dirname, '../../../src/backend/nginx.conf');

/** @returns what of nginx and openssl is not installed here; empty when both are */
export function missingPrograms(): readonly string[] {
  return Object.entries({ nginx: '-v', openssl: 'version' })
    .filter(([program, argument]) => {
      try {
        execFileSync(program, [argument], { stdio: 'ignore' });
        return false;
      } catch {
        return true;
      }
    })
    .map(([program]) => program);
}

export interface Nginx {
  /** Of the server with TLS. */
  readonly port: number;
  /** Of the one that sends there. */
  readonly plainPort: number;
  /** The certificate that it signed itself. */
  readonly certificate: Buffer;
  /** All that it has logged. */
  readLogs(): string;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = await listen(() => undefined, 0);
  await probe.close();
  return probe.port;
}

async function untilOpen(port: number, isRunning: () => boolean): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (!isRunning()) throw error;
    } finally {
      socket.destroy();
    }
  }
}

/** Changes one place of the sample. @throws where the sample has no such place */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`The sample has no ${pattern.source}`);
  return text.replace(pattern, by);
}

/**
 * A real nginx with the sample of the documents: only ports, folder, certificate and backend are other ones. Whoever comes
 * from 127.0.0.9 is at the address that its header `X-Client` says, for this machine may have none of IPv6.
 */
export async function startNginx(dist: string, ...backendPorts: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'pisami-nginx-'));
  const [key, certificate] = [join(folder, 'pisami.key'), join(folder, 'pisami.crt')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=educacion.example.gov.co'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const [port, plainPort] = [await freePort(), await freePort()];
  let site = readFileSync(sample, 'utf8');
  // This machine may have no IPv6.
  site = replaced(site, /^ *listen \[::\]:.*$/gm, '');
  site = replaced(site, /listen 80;/, `listen 127.0.0.1:${plainPort};`);
  site = replaced(site, /listen 443 /, `listen 127.0.0.1:${port} `);
  site = replaced(site, /server 127\.0\.0\.1:8081;/, backendPorts.map((each) => `server 127.0.0.1:${each};`).join('\n'));
  site = replaced(site, /\/etc\/ssl\/pisami\.crt/, certificate);
  site = replaced(site, /\/etc\/ssl\/pisami\.key/, key);
  site = replaced(site, /\/srv\/pisami/, dist);
  site = replaced(site, /\/var\/log\/nginx\//g, `${folder}/`);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const kind of kinds) mkdirSync(join(folder, kind));
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 4096; }
     http {
       types { text/html html; application/json json; text/javascript js; text/css css; }
       access_log ${folder}/access.log;
       ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
       set_real_ip_from 127.0.0.9; real_ip_header X-Client;
       ${site}
     }`,
  );
  const nginx = spawn('nginx', ['-c', configuration, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  await untilOpen(port, () => nginx.exitCode === null);
  return {
    port,
    plainPort,
    certificate: readFileSync(certificate),
    readLogs: () => ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'),
    close: async () => {
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
