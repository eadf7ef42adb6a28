import { checksOf } from '../runSuite';
import type { SuiteWorld, OwnSolicitud } from '../suiteWorld';
import { requireThat, requireEqual, SkippedCheck } from '../checkOutcome';
import { advance, asFamily, asStaff, dayAfter, requireLife } from './attempts';

/** A solicitud with a condition to decide, that the first reviewer has taken. */
async function takenSolicitud(world: SuiteWorld): Promise<OwnSolicitud> {
  const own = await world.file({ condiciones: [await world.condicion()] });
  const { estado, asignadaA } = await advance(world, own, 'tomar');
  requireEqual([estado, asignadaA], ['en_revision', world.accounts.revisora.user], 'la solicitud tomada');
  return own;
}

export const lifeChecks = checksOf('vida', {
  'radicada: solo se edita, se toma o se retira': async (world) => {
    const own = await world.file({ condiciones: [await world.condicion()] });
    await requireLife(world, own, {
      estado: 'radicada',
      familia: ['editar', 'retirar'],
      revisora: ['tomar', 'retirada'],
      colega: ['tomar', 'retirada'],
    });
  },
  'un cupo que la familia dice tener se decide antes de validar, y su negación lleva motivo': async (world) => {
    const { client, token } = world;
    const { opciones } = await world.datos();
    const held = (await world.ofertas()).find(({ id }) => !opciones.includes(id));
    if (!held) throw new SkippedCheck('el grado no tiene otra oferta');
    const own = await world.file({ estudiante: { cupoActual: held.id } });
    const { radicado } = own;
    await advance(world, own, 'tomar');
    const bearer = await token('revisora');
    const read = () => client.expectSuccess('leerSolicitud', { pathParams: { radicado }, bearer });
    const before = await read();
    requireEqual([before.cupoActual?.id, before.decisionDeCupo?.decision], [held.id, 'pendiente'], 'el cupo alegado');
    const asked = (operation: 'decidirCupoActual' | 'moverSolicitud', payload: object) =>
      client.ask(operation, { pathParams: { radicado }, payload, bearer });
    const validate = (version: number) => asked('moverSolicitud', { version, a: 'validada', motivo: null, antesDe: null });
    if (before.decisionDeCupo?.enLista !== true) {
      requireEqual((await validate(before.version)).status, 409, 'validar con el cupo sin decidir');
      const deny = (motivo: string | null) => asked('decidirCupoActual', { version: before.version, decision: 'negada', motivo });
      requireEqual((await deny(null)).status, 422, 'negar sin motivo');
      requireEqual((await deny('Prueba del contrato')).status, 200, 'negar con motivo');
    }
    requireEqual((await validate((await read()).version)).status, 200, 'validar con el cupo decidido');
  },
  'en revisión: solo quien la tomó la tramita, y no se valida con condiciones sin decidir': async (world) => {
    await requireLife(world, await takenSolicitud(world), {
      estado: 'en_revision',
      familia: ['editar', 'retirar'],
      revisora: ['liberar', 'decidir', 'por_subsanar', 'no_admitida', 'retirada'],
      colega: ['tomar', 'retirada'],
    });
  },
  'validada: cada condición decidida; después se retira o, hasta congelar su lista, vuelve a revisión': async (world) => {
    const own = await takenSolicitud(world);
    const { radicado, datos } = own;
    const pathParams = { radicado, condicion: datos.condiciones[0]?.codigo ?? '' };
    const bearer = await world.token('revisora');
    const withoutReason = { version: 2, decision: 'negada', motivo: null };
    await world.client.expectRefusal('decidirCondicion', { status: 422 }, { pathParams, payload: withoutReason, bearer });
    const { condiciones } = await advance(world, own, 'decidir');
    requireEqual(
      condiciones.map(({ decision }) => decision),
      ['aprobada'],
      'decisiones',
    );
    await advance(world, own, 'validada');
    const may = ['en_revision', 'retirada'] as const;
    await requireLife(world, own, { estado: 'validada', familia: ['retirar'], revisora: may, colega: may });
    requireEqual((await advance(world, own, 'en_revision', 'colega')).asignadaA, world.accounts.colega.user, 'asignadaA');
  },
  'por subsanar: con motivo y plazo por venir; la familia responde y vuelve a revisión': async (world) => {
    const own = await takenSolicitud(world);
    const { client } = world;
    const pathParams = { radicado: own.radicado };
    const bearer = await world.token('revisora');
    const asking = { version: 2, a: 'por_subsanar', motivo: 'Falta un dato', antesDe: await dayAfter(world, 5) };
    for (const wrong of [{ motivo: null }, { antesDe: null }, { antesDe: await dayAfter(world, -2) }]) {
      await client.expectRefusal('moverSolicitud', { status: 422 }, { pathParams, payload: { ...asking, ...wrong }, bearer });
    }
    await advance(world, own, 'por_subsanar');
    requireThat((await world.lookUp(own)).subsanacion !== null, 'la familia no ve qué debe subsanar');
    await requireLife(world, own, {
      estado: 'por_subsanar',
      familia: ['subsanar', 'retirar'],
      revisora: ['liberar', 'por_subsanar', 'en_revision', 'retirada'],
      colega: ['tomar', 'retirada'],
    });
    const [operation, asked] = asFamily('subsanar', own, 3);
    await client.expectSuccess(operation, asked, 200);
    requireEqual((await world.lookUp(own)).estado, 'en_revision', 'estado después de subsanar');
  },
  'no admitida: con motivo; la reabren dos personas': async (world) => {
    const own = await takenSolicitud(world);
    const payload = { version: 2, a: 'no_admitida', motivo: null, antesDe: null };
    const asked = { pathParams: { radicado: own.radicado }, payload, bearer: await world.token('revisora') };
    await world.client.expectRefusal('moverSolicitud', { status: 422 }, asked);
    await advance(world, own, 'no_admitida');
    await requireLife(world, own, { estado: 'no_admitida', familia: [], revisora: ['reabrir'], colega: ['reabrir'] });
    const { propuesta } = await advance(world, own, 'reabrir');
    requireEqual(propuesta?.por, world.accounts.revisora.user, 'quién propone');
    const decides = ['confirmar_reapertura', 'rechazar_reapertura'] as const;
    await requireLife(world, own, { estado: 'no_admitida', familia: [], revisora: [], colega: decides });
    requireEqual((await advance(world, own, 'rechazar_reapertura', 'colega')).propuesta, null, 'la propuesta rechazada');
    await advance(world, own, 'reabrir', 'colega');
    requireEqual((await advance(world, own, 'confirmar_reapertura')).estado, 'en_revision', 'estado al confirmar');
  },
  'retirada: es el final': async (world) => {
    const own = await world.file({ condiciones: [await world.condicion()] });
    await advance(world, own, 'retirada');
    await requireLife(world, own, { estado: 'retirada', familia: [], revisora: [], colega: [] });
  },
  'lo que la familia edita en revisión vuelve a radicada': async (world) => {
    const own = await takenSolicitud(world);
    const [operation, asked] = asFamily('editar', own, 2);
    await world.client.expectSuccess(operation, asked, 200);
    requireEqual((await world.read(own.radicado)).estado, 'radicada', 'estado');
  },
  'se libera, la toma otra persona, y la de una colega se puede tomar': async (world) => {
    const own = await takenSolicitud(world);
    requireEqual((await advance(world, own, 'liberar')).asignadaA, null, 'asignadaA al liberar');
    const { colega, revisora } = world.accounts;
    requireEqual((await advance(world, own, 'tomar', 'colega')).asignadaA, colega.user, 'asignadaA al tomar');
    requireEqual((await advance(world, own, 'tomar')).asignadaA, revisora.user, 'asignadaA al tomar de otra');
  },
  'cada escritura de quien tramita sobre una versión vieja se rechaza (409 version_vieja)': async (world) => {
    const own = await takenSolicitud(world);
    const deadline = await dayAfter(world, 5);
    const bearer = await world.token('revisora');
    for (const move of ['liberar', 'decidir', 'por_subsanar', 'no_admitida', 'retirada'] as const) {
      const [operation, asked] = asStaff(move, own, { version: 1, deadline, bearer });
      await world.client.expectRefusal(operation, { status: 409, codigo: 'version_vieja' }, asked);
    }
    const { estado, version } = await world.read(own.radicado);
    requireEqual([estado, version], ['en_revision', 2], 'la solicitud después de los rechazos');
  },
  'de dos que toman a la vez la misma versión, una sola la toma': async (world) => {
    const own = await world.file();
    const everyone = ['revisora', 'colega'] as const;
    const tokens = await Promise.all(everyone.map((who) => world.token(who)));
    const answers = await Promise.all(
      tokens.map((bearer) => {
        const [operation, asked] = asStaff('tomar', own, { version: 1, deadline: '', bearer });
        return world.client.ask(operation, asked);
      }),
    );
    const found = answers.map(({ status, codigo }) => codigo ?? String(status)).sort();
    requireEqual(found, ['200', 'version_vieja'], 'respuestas');
  },
});
