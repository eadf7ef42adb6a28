import { randomInt, randomUUID } from 'node:crypto';

import type {
  Convocatoria,
  SolicitudData,
  Identification,
  Oferta,
  FamilySolicitud,
  Expediente,
  NewSolicitud,
} from '#domain/contractTypes.ts';
import type { SolicitudChange } from '#test/support/testApi.ts';
import type { SuiteClient } from './suiteClient';
import { SkippedCheck } from './checkOutcome';

export interface Account {
  readonly user: string;
  readonly password: string;
}

/** Who the suite signs in as. */
export interface Accounts {
  /** Two who process solicitudes. */
  readonly revisora: Account;
  readonly colega: Account;
  /** Who manages places and does not process solicitudes. */
  readonly gestion: Account;
}

export type AccountName = keyof Accounts;

/** A solicitud of the suite's own. */
export interface OwnSolicitud {
  readonly radicado: string;
  readonly datos: SolicitudData;
  readonly identificacion: Identification;
}

/** What the trials share: the backend, its convocatoria, sessions, and the solicitudes that the suite made. */
export interface SuiteWorld {
  readonly client: SuiteClient;
  readonly accounts: Accounts;
  token(who: AccountName): Promise<string>;
  convocatoria(): Promise<Convocatoria>;
  /** Two places at least of one grado. */
  ofertas(): Promise<readonly Oferta[]>;
  /** Data of a new pupil that can be filed. @throws SkippedCheck while no convocatoria is open */
  datos(change?: SolicitudChange): Promise<SolicitudData>;
  newSolicitud(datos: SolicitudData): Promise<NewSolicitud>;
  /** A condition that holds everywhere, claimed. */
  condicion(files?: readonly string[]): Promise<SolicitudData['condiciones'][number]>;
  file(change?: SolicitudChange): Promise<OwnSolicitud>;
  /** Remembers what was filed, to withdraw it at the end. */
  remember(radicado: string, datos: SolicitudData): OwnSolicitud;
  read(radicado: string, who?: AccountName): Promise<Expediente>;
  lookUp(own: OwnSolicitud): Promise<FamilySolicitud>;
  /** Withdraws all that was made and still can be. @returns how many could not be */
  withdrawAll(): Promise<number>;
}

/** By which anybody sees what these solicitudes are. */
const mark = 'PRUEBA DEL CONTRATO';

export function createSuiteWorld(client: SuiteClient, accounts: Accounts): SuiteWorld {
  const made = new Map<string, OwnSolicitud>();
  const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
    let pending: Promise<T> | undefined;
    return () => (pending ??= read());
  };
  const sessionOf = (who: AccountName) =>
    once(async () => {
      const { user, password } = accounts[who];
      const { token } = await client.expectSuccess('generarToken', { payload: { login: user, password: password } });
      if (token === undefined) throw new SkippedCheck(`el usuario «${user}» no recibe sesión`);
      return token;
    });
  const sessions = { revisora: sessionOf('revisora'), colega: sessionOf('colega'), gestion: sessionOf('gestion') };
  const convocatoria = once(() => client.expectSuccess('leerConvocatoria'));
  const ofertas = once(async () => {
    for (const { grado } of (await convocatoria()).catalogos.grados) {
      const { elementos } = await client.expectSuccess('buscarOfertas', { queryParams: { grado } });
      if (elementos.length >= 2) return elementos;
    }
    throw new SkippedCheck('ningún grado tiene dos ofertas');
  });

  const datos: SuiteWorld['datos'] = async ({ acudiente, estudiante, ...others } = {}) => {
    const { situacion, anio, catalogos, maximoOpciones } = await convocatoria();
    if (situacion !== 'abierta') throw new SkippedCheck('la convocatoria no está abierta: no se puede radicar');
    const [first, second] = await ofertas();
    const { tiposDocumento, parentescos, comunas } = catalogos;
    const tipoDocumentoOf = (who: 'estudiante' | 'acudiente'): string =>
      tiposDocumento.find(({ de, formato }) => formato === 'digitos' && (de === who || de === 'ambos'))?.codigo ?? '';
    const ids = [first, second].flatMap((oferta) => oferta?.id ?? []);
    return {
      acudiente: {
        tipoDocumento: tipoDocumentoOf('acudiente'),
        documento: String(randomInt(10_000_000, 99_999_999)),
        nombres: mark,
        apellidos: 'Ñáñez O’Connor',
        parentesco: parentescos[0]?.codigo ?? '',
        telefono: '3000000000',
        // Nobody is written to.
        correo: null,
        ...acudiente,
      },
      estudiante: {
        tipoDocumento: tipoDocumentoOf('estudiante'),
        documento: `9${randomInt(100_000_000, 999_999_999)}`,
        nombres: mark,
        apellidos: 'D’Angelo Peña Ruiz Ávila',
        fechaNacimiento: `${anio - 8}-02-28`,
        grado: first?.grado ?? 0,
        comuna: comunas[0]?.codigo ?? '',
        cupoActual: null,
        ...estudiante,
      },
      condiciones: [],
      hermanos: [],
      opciones: ids.slice(0, maximoOpciones),
      documentos: [],
      ...others,
    };
  };

  const newSolicitud: SuiteWorld['newSolicitud'] = async (given) => {
    const { aviso, ahora } = await convocatoria();
    return { claveIdempotencia: randomUUID(), aviso: { version: aviso.version, leidoEn: ahora }, datos: given };
  };
  const remember: SuiteWorld['remember'] = (radicado, given) => {
    const { documento, fechaNacimiento } = given.estudiante;
    const own = { radicado, datos: given, identificacion: { radicado, documento, fechaNacimiento } };
    made.set(radicado, own);
    return own;
  };
  const token: SuiteWorld['token'] = (who) => sessions[who]();
  const read: SuiteWorld['read'] = async (radicado, who = 'revisora') =>
    client.expectSuccess('leerSolicitud', { pathParams: { radicado }, bearer: await token(who) });

  return {
    client,
    accounts,
    token,
    convocatoria,
    ofertas,
    datos,
    newSolicitud,
    condicion: async (files = []) => {
      const { condiciones } = (await convocatoria()).catalogos;
      const general = condiciones.find(({ alcance }) => alcance === 'general');
      if (!general) throw new SkippedCheck('ninguna condición rige en todas partes');
      return { codigo: general.codigo, institucion: null, autorizada: general.sensible, archivos: [...files] };
    },
    file: async (change) => {
      const given = await datos(change);
      const { radicado } = await client.expectSuccess('radicarSolicitud', { payload: await newSolicitud(given) }, 201);
      return remember(radicado, given);
    },
    remember,
    read,
    lookUp: ({ identificacion }) => client.expectSuccess('consultarSolicitud', { payload: identificacion }),
    withdrawAll: async () => {
      let left = 0;
      for (const radicado of made.keys()) {
        const { acciones, version } = await read(radicado);
        if (!acciones.includes('retirada')) continue;
        const payload = { version, a: 'retirada', motivo: 'Era una prueba del contrato', antesDe: null };
        const { status } = await client.ask('moverSolicitud', {
          pathParams: { radicado },
          payload,
          bearer: await token('revisora'),
        });
        if (status !== 200) left += 1;
      }
      return left;
    },
  };
}
