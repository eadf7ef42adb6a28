import * as v from 'valibot';

import { ESTADOS } from '../../src/shared/educacion/estados';
import type { Estado } from '../../src/shared/educacion/tipos';
import { describeOnBoth } from '../support/testDatabase';
import { type Llamada, type Radicada, startTramites, type Tramites } from '../support/tramites';

jest.setTimeout(120_000);

/** Who tries: the family, one who knows the radicado only, and staff. */
type Quien = 'familia' | 'extraño' | 'dueña' | 'otra' | 'sin permiso' | 'sin sesión';
type Intento = (version: number) => readonly [string, Llamada];

let tramites: Tramites;
let una: Radicada;

const DIA = 24 * 60 * 60 * 1000;
const versionVista = 7;
const login: Readonly<Record<Quien, string | undefined>> = {
  familia: undefined,
  extraño: undefined,
  dueña: 'revisora',
  otra: 'funcionario',
  'sin permiso': 'coordinador',
  'sin sesión': undefined,
};

/** What a family sends, as itself or as somebody who does not know the pupil's document. */
function deFamilia(path: string, body: (version: number) => object): (quien: Quien) => Intento {
  return (quien) => (version) => {
    const documento = quien === 'familia' ? una.identificacion.documento : '1';
    return [`consulta/${path}`, { body: { identificacion: { ...una.identificacion, documento }, ...body(version) } }];
  };
}

function deFuncionario(path: string, body: (version: number) => object, method?: 'PUT'): (quien: Quien) => Intento {
  return (quien) => (version) => {
    const como = login[quien];
    const llamada = { body: body(version), ...(method && { method }), ...(como !== undefined && { como }) };
    return [`tramitacion/solicitudes/${una.radicado}/${path}`, llamada];
  };
}

const respuesta = (cual: string) => deFamilia('respuesta', (version) => ({ version, respuesta: cual }));
const movimiento = (a: string, antesDe: string | null = null) =>
  deFuncionario('movimientos', (version) => ({ version, a, motivo: 'Un motivo', antesDe }));

const movimientosDeFamilia = {
  editar: deFamilia('edicion', (version) => ({ version, datos: una.datos })),
  subsanar: deFamilia('subsanacion', (version) => ({ version, datos: una.datos })),
  retirar: deFamilia('retiro', (version) => ({ version, motivo: null })),
  aceptar: respuesta('aceptar'),
  aceptar_y_seguir: respuesta('aceptar_y_seguir'),
  declinar: respuesta('declinar'),
};
const movimientosDeFuncionario = {
  tomar: deFuncionario('toma', (version) => ({ version })),
  liberar: deFuncionario('liberacion', (version) => ({ version })),
  decidir: deFuncionario('condiciones/discapacidad', (version) => ({ version, decision: 'aprobada', motivo: null }), 'PUT'),
  por_subsanar: movimiento('por_subsanar', '2025-10-20'),
  validada: movimiento('validada'),
  no_admitida: movimiento('no_admitida'),
  matriculada: movimiento('matriculada'),
  retirada: movimiento('retirada'),
};
const movimientos = { ...movimientosDeFamilia, ...movimientosDeFuncionario };
type Movimiento = keyof typeof movimientos;

/** What is promised (domain.md, a request's life; the contract), written out again: where each leads, for whom. */
const vivas: readonly Estado[] = [
  'radicada',
  'en_revision',
  'por_subsanar',
  'validada',
  'asignada',
  'en_lista_de_espera',
  'aceptada',
  'aceptada_y_en_lista',
];
const a = (destino: Estado, ...desde: readonly Estado[]): Partial<Record<Estado, Estado>> =>
  Object.fromEntries(desde.map((estado) => [estado, destino]));
const queda = (...estados: readonly Estado[]): Partial<Record<Estado, Estado>> =>
  Object.fromEntries(estados.map((estado) => [estado, estado]));

const promesa: Record<Movimiento, Partial<Record<Quien, Partial<Record<Estado, Estado>>>>> = {
  editar: { familia: a('radicada', 'radicada', 'en_revision') },
  subsanar: { familia: a('en_revision', 'por_subsanar') },
  retirar: { familia: a('retirada', ...vivas) },
  aceptar: { familia: a('aceptada', 'asignada', 'aceptada_y_en_lista') },
  aceptar_y_seguir: { familia: a('aceptada_y_en_lista', 'asignada') },
  declinar: { familia: a('declinada', 'asignada') },
  tomar: {
    dueña: a('en_revision', 'radicada'),
    otra: { ...a('en_revision', 'radicada'), ...queda('en_revision', 'por_subsanar') },
  },
  liberar: { dueña: queda('radicada', 'en_revision', 'por_subsanar') },
  decidir: { dueña: queda('en_revision') },
  por_subsanar: { dueña: a('por_subsanar', 'en_revision') },
  validada: { dueña: a('validada', 'en_revision') },
  no_admitida: { dueña: a('no_admitida', 'en_revision') },
  matriculada: {
    dueña: a('matriculada', 'aceptada', 'aceptada_y_en_lista'),
    otra: a('matriculada', 'aceptada', 'aceptada_y_en_lista'),
  },
  retirada: { dueña: a('retirada', ...vivas), otra: a('retirada', ...vivas) },
};

function esperado(estado: Estado, cual: Movimiento, quien: Quien): string {
  if (quien === 'extraño') return `404 no_encontrada ${estado}`;
  if (quien === 'sin sesión') return `401  ${estado}`;
  if (quien === 'sin permiso') return `403  ${estado}`;
  const destino = promesa[cual][quien]?.[estado];
  return destino === undefined ? `409 movimiento_no_permitido ${estado}` : `200  ${destino}`;
}

/** Puts the request into a state, taken by the reviewer, every condition decided and every deadline to come. */
async function ponerEn(estado: Estado): Promise<void> {
  await tramites.database.query(
    `update solicitudes set estado = $2, version = $3, asignada_a = 'revisora',
       plazo = case when $2 in ('por_subsanar', 'asignada') then $4::timestamptz end,
       oferta_asignada = case when $2 in ('asignada', 'aceptada', 'aceptada_y_en_lista') then $5::uuid end
     where radicado = $1`,
    [
      una.radicado,
      estado,
      versionVista,
      new Date(tramites.reloj.now + 3 * DIA).toISOString(),
      una.datos.opciones[0],
    ],
  );
  await tramites.database.query(
    `update solicitud_condiciones set decision = 'aprobada' where solicitud = (select id from solicitudes where radicado = $1)`,
    [una.radicado],
  );
}

const guardadaSchema = v.tuple([v.object({ estado: v.string(), version: v.number(), movimientos: v.number() })]);

/** What is stored: its state, its version and how many changes its log tells. */
async function guardada(): Promise<v.InferOutput<typeof guardadaSchema>[0]> {
  const rows = await tramites.database.query(
    `select estado, version, (select count(*) from bitacora where solicitud = s.id) as movimientos
     from solicitudes s where radicado = $1`,
    [una.radicado],
  );
  return v.parse(guardadaSchema, rows)[0];
}

async function intentar(estado: Estado, intento: Intento): Promise<string> {
  await ponerEn(estado);
  const antes = await guardada();
  const { status, body } = await tramites.llamar(...intento(versionVista));
  const despues = await guardada();
  const cambios = status === 200 ? 1 : 0;
  expect(despues).toMatchObject({ version: antes.version + cambios, movimientos: antes.movimientos + cambios });
  return `${status} ${status === 200 ? '' : (body.codigo ?? '')} ${despues.estado}`;
}

const todas = <T extends string>(names: Record<T, unknown>): readonly T[] => Object.keys(names) as T[];

describeOnBoth('a request’s life', (databases) => {
  beforeAll(async () => {
    tramites = await startTramites(await databases.seeded());
    const condicion = { codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [] };
    una = await tramites.radicar({ condiciones: [condicion] });
  });
  afterAll(() => tramites.close());

  describe('every move of every state, by everyone', () => {
    beforeEach(() => {
      // Long enough for the guesses of a stranger to be forgiven.
      tramites.reloj.now += 60 * 60 * 1000;
    });

    it.each(ESTADOS)('from %s', async (estado) => {
      const found: Record<string, string> = {};
      const promised: Record<string, string> = {};
      const probar = async (cual: Movimiento, quienes: readonly Quien[]): Promise<void> => {
        for (const quien of quienes) {
          found[`${cual}, ${quien}`] = await intentar(estado, movimientos[cual](quien));
          promised[`${cual}, ${quien}`] = esperado(estado, cual, quien);
        }
      };
      for (const cual of todas(movimientosDeFamilia)) await probar(cual, ['familia', 'extraño']);
      for (const cual of todas(movimientosDeFuncionario)) {
        await probar(cual, ['dueña', 'otra', 'sin permiso', 'sin sesión']);
      }
      expect(found).toEqual(promised);
    });
  });

  describe('a move that its state allows', () => {
    it.each<[string, Estado, Intento | (() => Intento)]>([
      ['editing after the close', 'radicada', () => movimientos.editar('familia')],
      ['editing what is reviewed, after the close', 'en_revision', () => movimientos.editar('familia')],
      ['correcting after the deadline', 'por_subsanar', () => movimientos.subsanar('familia')],
      ['accepting after the deadline', 'asignada', () => movimientos.aceptar('familia')],
      ['accepting and waiting after the deadline', 'asignada', () => movimientos.aceptar_y_seguir('familia')],
      ['declining after the deadline', 'asignada', () => movimientos.declinar('familia')],
    ])('is refused when its time is over: %s', async (_case, estado, intento) => {
      await ponerEn(estado);
      const { now } = tramites.reloj;
      tramites.reloj.now = estado === 'por_subsanar' || estado === 'asignada' ? now + 3 * DIA : now + 30 * DIA;
      const [path, llamada] = (intento as () => Intento)()(versionVista);
      const { status, body } = await tramites.llamar(path, llamada);
      tramites.reloj.now = now;
      expect([status, body['codigo']]).toEqual([409, 'movimiento_no_permitido']);
      expect((await guardada()).estado).toBe(estado);
    });

    it('is taken up to the last moment before the deadline', async () => {
      await ponerEn('asignada');
      const { now } = tramites.reloj;
      tramites.reloj.now = now + 3 * DIA - 1;
      const { status } = await tramites.llamar(...movimientos.aceptar('familia')(versionVista));
      tramites.reloj.now = now;
      expect(status).toBe(200);
    });

    it('is refused while a condition is not decided', async () => {
      await ponerEn('en_revision');
      await tramites.database.query(
        `update solicitud_condiciones set decision = 'pendiente' where solicitud = (select id from solicitudes where radicado = $1)`,
        [una.radicado],
      );
      const { status, body } = await tramites.llamar(...movimientos.validada('dueña')(versionVista));
      expect([status, body['detail']]).toEqual([409, 'Apruebe o niegue primero cada condición.']);
    });

    it.each(todas(movimientos))('is refused to who saw an earlier version: %s', async (cual) => {
      const quien = cual in movimientosDeFamilia ? 'familia' : 'dueña';
      // A state from which it could be made, so that the version alone stands against it.
      const estado = Object.keys(promesa[cual][quien] ?? {})[0] as Estado;
      await ponerEn(estado);
      const { status, body } = await tramites.llamar(...movimientos[cual](quien)(versionVista - 1));
      expect([status, body['codigo']]).toEqual([409, 'version_vieja']);
      expect(await guardada()).toMatchObject({ estado, version: versionVista });
    });
  });
});
