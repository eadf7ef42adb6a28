import { randomInt, randomUUID } from 'node:crypto';

import type {
  Convocatoria,
  DatosDeSolicitud,
  Identificacion,
  Oferta,
  SolicitudDeFamilia,
  SolicitudDeFuncionario,
  SolicitudNueva,
} from '#domain/contractTypes.ts';
import type { Cliente } from './suiteClient';
import { Omitida } from './checkOutcome';

export interface Cuenta {
  readonly usuario: string;
  readonly clave: string;
}

/** Who the suite signs in as. */
export interface Cuentas {
  /** Two who process requests. */
  readonly revisora: Cuenta;
  readonly colega: Cuenta;
  /** Who manages places and does not process requests. */
  readonly gestion: Cuenta;
}

export type Quien = keyof Cuentas;

/** What to change in the data of a request. */
export interface Cambio {
  readonly acudiente?: Partial<DatosDeSolicitud['acudiente']>;
  readonly estudiante?: Partial<DatosDeSolicitud['estudiante']>;
  readonly condiciones?: DatosDeSolicitud['condiciones'];
  readonly hermanos?: DatosDeSolicitud['hermanos'];
  readonly opciones?: DatosDeSolicitud['opciones'];
}

/** A request of the suite's own. */
export interface Propia {
  readonly radicado: string;
  readonly datos: DatosDeSolicitud;
  readonly identificacion: Identificacion;
}

/** What the trials share: the backend, its call, sessions, and the requests that the suite made. */
export interface Mundo {
  readonly cliente: Cliente;
  readonly cuentas: Cuentas;
  token(quien: Quien): Promise<string>;
  convocatoria(): Promise<Convocatoria>;
  /** Two places at least of one grado. */
  ofertas(): Promise<readonly Oferta[]>;
  /** Data of a new pupil that can be filed. @throws Omitida while no call is open */
  datos(cambio?: Cambio): Promise<DatosDeSolicitud>;
  nueva(datos: DatosDeSolicitud): Promise<SolicitudNueva>;
  /** A condition that holds everywhere, claimed. */
  condicion(archivos?: readonly string[]): Promise<DatosDeSolicitud['condiciones'][number]>;
  radicar(cambio?: Cambio): Promise<Propia>;
  /** Remembers what was filed, to withdraw it at the end. */
  recordar(radicado: string, datos: DatosDeSolicitud): Propia;
  leer(radicado: string, quien?: Quien): Promise<SolicitudDeFuncionario>;
  consultar(propia: Propia): Promise<SolicitudDeFamilia>;
  /** Withdraws all that was made and still can be. @returns how many could not be */
  retirarTodo(): Promise<number>;
}

/** By which anybody sees what these requests are. */
const marca = 'PRUEBA DEL CONTRATO';

export function createMundo(cliente: Cliente, cuentas: Cuentas): Mundo {
  const propias = new Map<string, Propia>();
  const una = <T>(leer: () => Promise<T>): (() => Promise<T>) => {
    let leyendo: Promise<T> | undefined;
    return () => (leyendo ??= leer());
  };
  const sesion = (quien: Quien) =>
    una(async () => {
      const { usuario, clave } = cuentas[quien];
      const { token } = await cliente.lograr('generarToken', { cuerpo: { login: usuario, password: clave } });
      if (token === undefined) throw new Omitida(`el usuario «${usuario}» no recibe sesión`);
      return token;
    });
  const sesiones = { revisora: sesion('revisora'), colega: sesion('colega'), gestion: sesion('gestion') };
  const convocatoria = una(() => cliente.lograr('leerConvocatoria'));
  const ofertas = una(async () => {
    for (const { grado } of (await convocatoria()).catalogos.grados) {
      const { elementos } = await cliente.lograr('buscarOfertas', { consulta: { grado } });
      if (elementos.length >= 2) return elementos;
    }
    throw new Omitida('ningún grado tiene dos ofertas');
  });

  const datos: Mundo['datos'] = async ({ acudiente, estudiante, ...otros } = {}) => {
    const { situacion, anio, catalogos, maximoOpciones } = await convocatoria();
    if (situacion !== 'abierta') throw new Omitida('la convocatoria no está abierta: no se puede radicar');
    const [primera, segunda] = await ofertas();
    const { tiposDocumento, parentescos, comunas } = catalogos;
    const tipoDe = (quien: 'estudiante' | 'acudiente'): string =>
      tiposDocumento.find(({ de, formato }) => formato === 'digitos' && (de === quien || de === 'ambos'))?.codigo ?? '';
    const ids = [primera, segunda].flatMap((oferta) => oferta?.id ?? []);
    return {
      acudiente: {
        tipoDocumento: tipoDe('acudiente'),
        documento: String(randomInt(10_000_000, 99_999_999)),
        nombres: marca,
        apellidos: 'Ñáñez O’Connor',
        parentesco: parentescos[0]?.codigo ?? '',
        telefono: '3000000000',
        // Nobody is written to.
        correo: null,
        ...acudiente,
      },
      estudiante: {
        tipoDocumento: tipoDe('estudiante'),
        documento: `9${randomInt(100_000_000, 999_999_999)}`,
        nombres: marca,
        apellidos: 'D’Angelo Peña Ruiz Ávila',
        fechaNacimiento: `${anio - 8}-02-28`,
        grado: primera?.grado ?? 0,
        comuna: comunas[0]?.codigo ?? '',
        cupoActual: null,
        ...estudiante,
      },
      condiciones: [],
      hermanos: [],
      opciones: ids.slice(0, maximoOpciones),
      ...otros,
    };
  };

  const nueva: Mundo['nueva'] = async (given) => {
    const { aviso, ahora } = await convocatoria();
    return { claveIdempotencia: randomUUID(), aviso: { version: aviso.version, leidoEn: ahora }, datos: given };
  };
  const recordar: Mundo['recordar'] = (radicado, given) => {
    const { documento, fechaNacimiento } = given.estudiante;
    const propia = { radicado, datos: given, identificacion: { radicado, documento, fechaNacimiento } };
    propias.set(radicado, propia);
    return propia;
  };
  const token: Mundo['token'] = (quien) => sesiones[quien]();
  const leer: Mundo['leer'] = async (radicado, quien = 'revisora') =>
    cliente.lograr('leerSolicitud', { ruta: { radicado }, como: await token(quien) });

  return {
    cliente,
    cuentas,
    token,
    convocatoria,
    ofertas,
    datos,
    nueva,
    condicion: async (archivos = []) => {
      const { condiciones } = (await convocatoria()).catalogos;
      const general = condiciones.find(({ alcance }) => alcance === 'general');
      if (!general) throw new Omitida('ninguna condición rige en todas partes');
      return { codigo: general.codigo, institucion: null, autorizada: general.sensible, archivos: [...archivos] };
    },
    radicar: async (cambio) => {
      const given = await datos(cambio);
      const { radicado } = await cliente.lograr('radicarSolicitud', { cuerpo: await nueva(given) }, 201);
      return recordar(radicado, given);
    },
    recordar,
    leer,
    consultar: ({ identificacion }) => cliente.lograr('consultarSolicitud', { cuerpo: identificacion }),
    retirarTodo: async () => {
      let quedan = 0;
      for (const radicado of propias.keys()) {
        const { acciones, version } = await leer(radicado);
        if (!acciones.includes('retirada')) continue;
        const cuerpo = { version, a: 'retirada', motivo: 'Era una prueba del contrato', antesDe: null };
        const { status } = await cliente.pedir('moverSolicitud', { ruta: { radicado }, cuerpo, como: await token('revisora') });
        if (status !== 200) quedan += 1;
      }
      return quedan;
    },
  };
}
