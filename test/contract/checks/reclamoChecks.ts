import { randomUUID } from 'node:crypto';

import { checksOf } from '../runSuite';
import { requireEqual } from '../checkOutcome';
import type { OwnSolicitud, SuiteWorld } from '../suiteWorld';
import { advance } from './attempts';

const NOT_ADMITTED = { sobre: 'no_admitida', condicion: null } as const;
const MOTIVO = 'Prueba del contrato';

/** One that staff did not admit, and what its family claims about that. */
async function refused(world: SuiteWorld) {
  const own = await world.file();
  await advance(world, own, 'tomar');
  const { version } = await advance(world, own, 'no_admitida');
  const { identificacion } = own;
  const texto = 'Prueba del contrato: sí vivimos en la ciudad';
  const payload = { identificacion, version, claveIdempotencia: randomUUID(), asunto: NOT_ADMITTED, texto, archivos: [] };
  return { own, payload };
}

async function answerOf(world: SuiteWorld, { radicado }: OwnSolicitud, acepta: boolean) {
  const { version, reclamos, alAceptarReclamo } = await world.read(radicado);
  return {
    pathParams: { radicado, reclamo: reclamos[0]?.id ?? '' },
    payload: { version, acepta, motivo: MOTIVO, efecto: alAceptarReclamo ?? 'ninguno' },
    bearer: await world.token('revisora'),
  };
}

export const reclamoChecks = checksOf('vida', {
  'lo que reclama la familia queda una sola vez, y un segundo reclamo espera al primero': async (world) => {
    const { client } = world;
    const { own, payload } = await refused(world);
    requireEqual((await world.lookUp(own)).reclamable?.asuntos, [NOT_ADMITTED], 'sobre qué se puede reclamar');
    for (const _ of ['la primera vez', 'otra vez']) {
      const { reclamos, reclamable } = await client.expectSuccess('presentarReclamo', { payload }, 200);
      requireEqual([reclamos.length, reclamos[0]?.respuesta, reclamable], [1, null, null], 'el reclamo');
    }
    const { version } = await world.read(own.radicado);
    const again = { ...payload, version, claveIdempotencia: randomUUID() };
    await client.expectRefusal('presentarReclamo', { status: 409, codigo: 'movimiento_no_permitido' }, { payload: again });
    await client.expectRefusal('presentarReclamo', { status: 422 }, { payload: { ...again, texto: 'corto' } });
    await client.expectRefusal(
      'presentarReclamo',
      { status: 409, codigo: 'version_vieja' },
      { payload: { ...again, version: version - 1 } },
    );
  },
  'aceptarlo propone reabrirla, y la familia lee la respuesta cuando otra persona lo confirma': async (world) => {
    const { client } = world;
    const { own, payload } = await refused(world);
    await client.expectSuccess('presentarReclamo', { payload }, 200);
    const asked = await answerOf(world, own, true);
    requireEqual(asked.payload.efecto, 'reabrir', 'lo que hace aceptarlo');
    const { propuesta } = await client.expectSuccess('responderReclamo', asked, 200);
    requireEqual(propuesta?.motivo, MOTIVO, 'la propuesta');
    requireEqual((await world.lookUp(own)).reclamos[0]?.respuesta, null, 'la respuesta antes de confirmar');
    await advance(world, own, 'confirmar_reapertura', 'colega');
    const { estado, reclamos } = await world.lookUp(own);
    requireEqual([estado, reclamos[0]?.respuesta?.acepta], ['en_revision', true], 'la solicitud reabierta');
  },
  'no aceptarlo lleva motivo, no mueve nada, y nadie lo responde otra vez': async (world) => {
    const { client } = world;
    const { own, payload } = await refused(world);
    await client.expectSuccess('presentarReclamo', { payload }, 200);
    const asked = await answerOf(world, own, false);
    await client.expectRefusal('responderReclamo', { status: 422 }, { ...asked, payload: { ...asked.payload, motivo: null } });
    const { estado, version } = await client.expectSuccess('responderReclamo', asked, 200);
    requireEqual(estado, 'no_admitida', 'la solicitud');
    const later = { ...asked, payload: { ...asked.payload, version }, bearer: await world.token('colega') };
    await client.expectRefusal('responderReclamo', { status: 409, codigo: 'reclamo_respondido' }, later);
  },
});
