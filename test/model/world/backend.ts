/** In every password and token, so that neither can hide. */
export const SECRET = 'SECRETO';

/** Whose menu and year they are can be read from them. */
export const YEARS: Record<User, string> = { ana: '2018', beto: '2019', zoe: '2020' };
export type User = 'ana' | 'beto' | 'zoe';

export type MenuKind = 'list' | 'text' | 'empty' | 'absent' | 'broken';

export interface Backend {
  issueToken(user: string): string;
  /** The user that a token was issued to; null for none. */
  userOf(token: string | null): string | null;
}

export function createBackend(): Backend {
  const users = new Map<string, string>();
  return {
    issueToken(user) {
      const token = `${SECRET}-token-${users.size + 1}`;
      users.set(token, user);
      return token;
    },
    userOf: (token) => (token === null ? null : (users.get(token) ?? null)),
  };
}

export function menuOf(user: string, kind: MenuKind): unknown {
  const entry = (title: string, url: string, items: unknown[] = []) => ({
    id: 1,
    title: `${title} de ${user}`,
    icon: '',
    url,
    items,
  });
  const list = [
    entry('Inicio', 'sitio'),
    entry('Grupo', '', [
      entry('Educación', 'educacion'),
      entry('Otro', '', [entry('Trámites', 'tramitacion/tramite-educacion')]),
    ]),
  ];
  switch (kind) {
    case 'list':
      return list;
    case 'text':
      return JSON.stringify(list);
    case 'empty':
      return [];
    case 'broken':
      return '[{';
    case 'absent':
      return undefined;
  }
}
