import * as v from 'valibot';

import { ESTADOS } from '#domain/estados.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { type ModelAttempt, callOf } from '#test/support/lifeModel/modelCalls.ts';
import {
  isFamilyMove,
  type ModelMove,
  PROMISED_FAMILY_MOVES,
  PROMISED_STAFF_MOVES,
  PROMISE,
  type ModelActor,
  refusalOf,
  DECIDES_PROPOSAL,
  ONLY_IF_BETTER,
} from '#test/support/lifeModel/promise.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { type FiledSolicitud, type ApiAnswer, startTestApi, type TestApi } from '#test/support/testApi.ts';

jest.setTimeout(120_000);

let api: TestApi;
let one: FiledSolicitud;

const ABOUT_A_CUPO = ['aceptar', 'aceptar_y_seguir', 'declinar', 'retirar'] as const;
const DAY = 24 * 60 * 60 * 1000;
const seenVersion = 7;
/** As whom each comes; the family and a stranger by what they know of the pupil. */
const withSession: Readonly<Record<ModelActor, Pick<ModelAttempt, 'login' | 'documento'>>> = {
  familia: {},
  extraño: { documento: '1' },
  dueña: { login: 'revisora' },
  otra: { login: 'funcionario' },
  'sin permiso': { login: 'coordinador' },
  'sin sesión': {},
};

function expected(estado: Estado, which: ModelMove, who: ModelActor): string {
  const refused = refusalOf(who);
  if (refused) return `${refused.status} ${refused.codigo} ${estado}`;
  const target = PROMISE[which][who]?.[estado];
  return target === undefined ? `409 movimiento_no_permitido ${estado}` : `200  ${target}`;
}

/**
 * Puts the solicitud into a state, taken by the reviewer, every condition decided and every deadline to come.
 * @param opcion the one whose place it has, counted from 0: by default there is a better one
 */
async function putInto(estado: Estado, opcion = 1, propuesta: object | null = null): Promise<void> {
  await api.database.query(
    `update solicitudes set estado = $2, version = $3, asignada_a = 'revisora',
       plazo = case when $2 in ('por_subsanar', 'asignada') then $4::timestamptz end,
       oferta_asignada = case when $2 in ('asignada', 'aceptada', 'aceptada_y_en_lista') then $5::uuid end,
       oferta_devuelta = case when $2 in ('declinada', 'vencida') then $5::uuid end, propuesta = $6::jsonb
     where radicado = $1`,
    [
      one.radicado,
      estado,
      seenVersion,
      new Date(api.clock.now + 3 * DAY).toISOString(),
      one.datos.opciones[opcion],
      propuesta && JSON.stringify(propuesta),
    ],
  );
  await api.database.query(
    `update solicitud_condiciones set decision = 'aprobada' where solicitud = (select id from solicitudes where radicado = $1)`,
    [one.radicado],
  );
}

const storedSchema = v.tuple([v.object({ estado: v.string(), version: v.number(), movimientos: v.number() })]);

/** What is stored: its state, its version and how many changes its log tells. */
async function saved(): Promise<v.InferOutput<typeof storedSchema>[0]> {
  const rows = await api.database.query(
    `select estado, version, (select count(*) from bitacora where solicitud = s.id) as movimientos
     from solicitudes s where radicado = $1`,
    [one.radicado],
  );
  return v.parse(storedSchema, rows)[0];
}

const call = (which: ModelMove, who: ModelActor, version = seenVersion): Promise<ApiAnswer> =>
  api.call(...callOf(which, { solicitud: one, version, ...withSession[who] }));

/** A colleague's, who is the one that has it or the other, as who tries needs it. */
const proposedTo = (who: ModelActor): object => ({
  por: who === 'otra' ? 'revisora' : 'funcionario',
  en: '2025-10-15T15:00:00.000Z',
  motivo: 'Trajo el certificado',
});

async function attempt(estado: Estado, which: ModelMove, who: ModelActor): Promise<string> {
  await putInto(estado, 1, DECIDES_PROPOSAL.includes(which) ? proposedTo(who) : null);
  const before = await saved();
  const { status, body } = await call(which, who);
  const after = await saved();
  const changes = status === 200 ? 1 : 0;
  expect(after).toMatchObject({ version: before.version + changes, movimientos: before.movimientos + changes });
  return `${status} ${status === 200 ? '' : (body.codigo ?? '')} ${after.estado}`;
}

describeOnBoth('a request’s life', (databases) => {
  beforeAll(async () => {
    api = await startTestApi(await databases.seeded());
    const condicion = { codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [] };
    one = await api.file({ condiciones: [condicion] });
  });
  afterAll(() => api.close());

  describe('every move of every state, by everyone', () => {
    beforeEach(() => {
      // Long enough for the guesses of a stranger to be forgiven.
      api.clock.now += 60 * 60 * 1000;
    });

    it.each(ESTADOS)('from %s', async (estado) => {
      const found: Record<string, string> = {};
      const promised: Record<string, string> = {};
      const tryOne = async (which: ModelMove, everyone: readonly ModelActor[]): Promise<void> => {
        for (const who of everyone) {
          found[`${which}, ${who}`] = await attempt(estado, which, who);
          promised[`${which}, ${who}`] = expected(estado, which, who);
        }
      };
      for (const which of PROMISED_FAMILY_MOVES) await tryOne(which, ['familia', 'extraño']);
      for (const which of PROMISED_STAFF_MOVES) {
        await tryOne(which, ['dueña', 'otra', 'sin permiso', 'sin sesión']);
      }
      expect(found).toEqual(promised);
    });
  });

  describe('a move that its state allows', () => {
    it.each<[string, Estado, ModelMove]>([
      ['editing after the close', 'radicada', 'editar'],
      ['editing what is reviewed, after the close', 'en_revision', 'editar'],
      ['correcting after the deadline', 'por_subsanar', 'subsanar'],
      ['accepting after the deadline', 'asignada', 'aceptar'],
      ['accepting and waiting after the deadline', 'asignada', 'aceptar_y_seguir'],
      ['declining after the deadline', 'asignada', 'declinar'],
    ])('is refused when its time is over: %s', async (_case, estado, which) => {
      await putInto(estado);
      const { now } = api.clock;
      api.clock.now = estado === 'por_subsanar' || estado === 'asignada' ? now + 3 * DAY : now + 30 * DAY;
      const { status, body } = await call(which, 'familia');
      api.clock.now = now;
      expect([status, body['codigo']]).toEqual([409, 'movimiento_no_permitido']);
      expect((await saved()).estado).toBe(estado);
    });

    it('is taken up to the last moment before the deadline', async () => {
      await putInto('asignada');
      const { now } = api.clock;
      api.clock.now = now + 3 * DAY - 1;
      const { status } = await call('aceptar', 'familia');
      api.clock.now = now;
      expect(status).toBe(200);
    });

    it('is refused where nothing better is left to wait for, and only accepting and waiting is', async () => {
      const answers: Record<string, unknown> = {};
      for (const which of ABOUT_A_CUPO) {
        await putInto('asignada', 0);
        const { status, body } = await call(which, 'familia');
        answers[which] = status === 200 ? (await saved()).estado : body['codigo'];
      }
      const promisedMoves = ABOUT_A_CUPO.map((which) => [
        which,
        ONLY_IF_BETTER.includes(which) ? 'movimiento_no_permitido' : PROMISE[which].familia?.asignada,
      ]);
      expect(answers).toEqual(Object.fromEntries(promisedMoves));
    });

    it('is refused while a condition is not decided', async () => {
      await putInto('en_revision');
      await api.database.query(
        `update solicitud_condiciones set decision = 'pendiente' where solicitud = (select id from solicitudes where radicado = $1)`,
        [one.radicado],
      );
      const { status, body } = await call('validada', 'dueña');
      expect([status, body['detail']]).toEqual([409, 'Apruebe o niegue primero cada condición.']);
    });

    it.each([...PROMISED_FAMILY_MOVES, ...PROMISED_STAFF_MOVES])(
      'is refused to who saw an earlier version: %s',
      async (which) => {
        const who = isFamilyMove(which) ? 'familia' : 'dueña';
        // A state from which it could be made, so that the version alone stands against it.
        const estado = Object.keys(PROMISE[which][who] ?? {})[0] as Estado;
        await putInto(estado, 1, DECIDES_PROPOSAL.includes(which) ? proposedTo(who) : null);
        const { status, body } = await call(which, who, seenVersion - 1);
        expect([status, body['codigo']]).toEqual([409, 'version_vieja']);
        expect(await saved()).toMatchObject({ estado, version: seenVersion });
      },
    );
  });
});
