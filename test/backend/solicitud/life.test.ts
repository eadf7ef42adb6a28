import * as v from 'valibot';

import { ESTADOS } from '#domain/estados.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { type Intento, llamadaDe } from '#test/support/lifeModel/modelCalls.ts';
import { esDeFamilia, type Movida, MOVIDAS_DE_FAMILIA, MOVIDAS_DE_FUNCIONARIO, PROMESA, type Quien, rechazo, SOLO_SI_HAY_MEJOR } from '#test/support/lifeModel/promise.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { type Radicada, type Respuesta, startTramites, type Tramites } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let tramites: Tramites;
let una: Radicada;

const SOBRE_UN_CUPO = ['aceptar', 'aceptar_y_seguir', 'declinar', 'retirar'] as const;
const DIA = 24 * 60 * 60 * 1000;
const versionVista = 7;
/** As whom each comes; the family and a stranger by what they know of the pupil. */
const conSesion: Readonly<Record<Quien, Pick<Intento, 'como' | 'documento'>>> = {
  familia: {},
  extraño: { documento: '1' },
  dueña: { como: 'revisora' },
  otra: { como: 'funcionario' },
  'sin permiso': { como: 'coordinador' },
  'sin sesión': {},
};

function esperado(estado: Estado, cual: Movida, quien: Quien): string {
  const rechazado = rechazo(quien);
  if (rechazado) return `${rechazado.status} ${rechazado.codigo} ${estado}`;
  const destino = PROMESA[cual][quien]?.[estado];
  return destino === undefined ? `409 movimiento_no_permitido ${estado}` : `200  ${destino}`;
}

/**
 * Puts the request into a state, taken by the reviewer, every condition decided and every deadline to come.
 * @param opcion the one whose place it has, counted from 0: by default there is a better one
 */
async function ponerEn(estado: Estado, opcion = 1): Promise<void> {
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
      una.datos.opciones[opcion],
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

const llamar = (cual: Movida, quien: Quien, version = versionVista): Promise<Respuesta> =>
  tramites.llamar(...llamadaDe(cual, { una, version, ...conSesion[quien] }));

async function intentar(estado: Estado, cual: Movida, quien: Quien): Promise<string> {
  await ponerEn(estado);
  const antes = await guardada();
  const { status, body } = await llamar(cual, quien);
  const despues = await guardada();
  const cambios = status === 200 ? 1 : 0;
  expect(despues).toMatchObject({ version: antes.version + cambios, movimientos: antes.movimientos + cambios });
  return `${status} ${status === 200 ? '' : (body.codigo ?? '')} ${despues.estado}`;
}

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
      const probar = async (cual: Movida, quienes: readonly Quien[]): Promise<void> => {
        for (const quien of quienes) {
          found[`${cual}, ${quien}`] = await intentar(estado, cual, quien);
          promised[`${cual}, ${quien}`] = esperado(estado, cual, quien);
        }
      };
      for (const cual of MOVIDAS_DE_FAMILIA) await probar(cual, ['familia', 'extraño']);
      for (const cual of MOVIDAS_DE_FUNCIONARIO) {
        await probar(cual, ['dueña', 'otra', 'sin permiso', 'sin sesión']);
      }
      expect(found).toEqual(promised);
    });
  });

  describe('a move that its state allows', () => {
    it.each<[string, Estado, Movida]>([
      ['editing after the close', 'radicada', 'editar'],
      ['editing what is reviewed, after the close', 'en_revision', 'editar'],
      ['correcting after the deadline', 'por_subsanar', 'subsanar'],
      ['accepting after the deadline', 'asignada', 'aceptar'],
      ['accepting and waiting after the deadline', 'asignada', 'aceptar_y_seguir'],
      ['declining after the deadline', 'asignada', 'declinar'],
    ])('is refused when its time is over: %s', async (_case, estado, cual) => {
      await ponerEn(estado);
      const { now } = tramites.reloj;
      tramites.reloj.now = estado === 'por_subsanar' || estado === 'asignada' ? now + 3 * DIA : now + 30 * DIA;
      const { status, body } = await llamar(cual, 'familia');
      tramites.reloj.now = now;
      expect([status, body['codigo']]).toEqual([409, 'movimiento_no_permitido']);
      expect((await guardada()).estado).toBe(estado);
    });

    it('is taken up to the last moment before the deadline', async () => {
      await ponerEn('asignada');
      const { now } = tramites.reloj;
      tramites.reloj.now = now + 3 * DIA - 1;
      const { status } = await llamar('aceptar', 'familia');
      tramites.reloj.now = now;
      expect(status).toBe(200);
    });

    it('is refused where nothing better is left to wait for, and only accepting and waiting is', async () => {
      const respuestas: Record<string, unknown> = {};
      for (const cual of SOBRE_UN_CUPO) {
        await ponerEn('asignada', 0);
        const { status, body } = await llamar(cual, 'familia');
        respuestas[cual] = status === 200 ? (await guardada()).estado : body['codigo'];
      }
      const prometidas = SOBRE_UN_CUPO.map((cual) => [
        cual,
        SOLO_SI_HAY_MEJOR.includes(cual) ? 'movimiento_no_permitido' : PROMESA[cual].familia?.asignada,
      ]);
      expect(respuestas).toEqual(Object.fromEntries(prometidas));
    });

    it('is refused while a condition is not decided', async () => {
      await ponerEn('en_revision');
      await tramites.database.query(
        `update solicitud_condiciones set decision = 'pendiente' where solicitud = (select id from solicitudes where radicado = $1)`,
        [una.radicado],
      );
      const { status, body } = await llamar('validada', 'dueña');
      expect([status, body['detail']]).toEqual([409, 'Apruebe o niegue primero cada condición.']);
    });

    it.each([...MOVIDAS_DE_FAMILIA, ...MOVIDAS_DE_FUNCIONARIO])('is refused to who saw an earlier version: %s', async (cual) => {
      const quien = esDeFamilia(cual) ? 'familia' : 'dueña';
      // A state from which it could be made, so that the version alone stands against it.
      const estado = Object.keys(PROMESA[cual][quien] ?? {})[0] as Estado;
      await ponerEn(estado);
      const { status, body } = await llamar(cual, quien, versionVista - 1);
      expect([status, body['codigo']]).toEqual([409, 'version_vieja']);
      expect(await guardada()).toMatchObject({ estado, version: versionVista });
    });
  });
});
