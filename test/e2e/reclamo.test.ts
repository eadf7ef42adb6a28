import { demoMoment } from '#test/support/testDatabase.ts';
import { findViolations } from './support/axe';
import { useApplication } from './support/harness';
import { knownOf, lookUp, press, seeFocus, type } from './support/keys';
import { keepRealTime } from './support/realTime';
import { answerDialog, openSite, seeHeading, typeHash } from './support/screens';

/** A family claims, one of staff accepts, another confirms, and the family reads it: by keyboard where it acts. */
const harness = useApplication();
jest.setTimeout(180_000);

const INBOX = '#/tramitacion/tramite-educacion';
const TEXTO = 'Sí vivimos en la ciudad: el recibo del agua está a mi nombre.';
const RESPUESTA = 'El recibo lo demuestra';

it('a family that was not admitted claims, and is admitted to revision by two', async () => {
  const { database } = harness.app;
  const known = await knownOf(database, `estado = 'no_admitida' and etapa is null and propuesta is null`);
  // Just now: its days have begun.
  await database.query(
    `insert into bitacora (solicitud, en, quien, papel, que, de, a)
     select id, $2, 'funcionario', 'funcionario', 'movimiento', 'en_revision', 'no_admitida' from solicitudes where radicado = $1`,
    [known.radicado, new Date(demoMoment).toISOString()],
  );
  const family = await harness.open('#/tramites/educacion/consulta', { prepare: keepRealTime });
  await seeHeading(family, 'Consultar una solicitud');
  await lookUp(family, known);
  const claims = family.getByRole('region', { name: 'Reclamos' });
  await press(family, 'Presentar un reclamo');
  await type(family, 'Qué pasó y qué pide', TEXTO);
  expect(await findViolations(family)).toEqual([]);
  await press(family, 'Enviar el reclamo');
  await seeFocus(family, {
    name: 'Recibimos su reclamo. La respuesta la verá aquí, y si dejó un correo le avisamos cuando esté.',
  });
  await claims.getByText('Todavía no tiene respuesta.').waitFor();

  const clerk = await openSite(harness, { login: 'funcionario', prepare: keepRealTime });
  await typeHash(clerk, INBOX);
  await seeHeading(clerk, 'Procesamiento de trámites');
  await clerk.getByRole('link', { name: 'Con reclamo' }).click();
  await clerk.getByRole('link', { name: known.radicado }).click();
  await seeHeading(clerk, `Solicitud ${known.radicado}`);
  await clerk.getByText(TEXTO).first().waitFor();
  await clerk.getByLabel('Respuesta al reclamo').fill(RESPUESTA);
  await clerk.getByRole('button', { name: 'Aceptar el reclamo' }).click();
  await answerDialog(clerk, 'Sí, aceptarlo');
  await clerk.getByText('La propuesta quedó guardada. Falta que otra persona la decida.').waitFor();
  expect(await findViolations(clerk)).toEqual([]);

  const second = await openSite(harness, { login: 'revisora', prepare: keepRealTime });
  await typeHash(second, `${INBOX}/solicitudes/${known.radicado}`);
  await seeHeading(second, `Solicitud ${known.radicado}`);
  await second.getByRole('button', { name: 'Confirmar y reabrir' }).click();
  await answerDialog(second, 'Sí, reabrir');
  await second.getByText('La solicitud se reabrió.').waitFor();

  await press(family, 'Actualizar');
  await claims.getByText('Respuesta: aceptado').waitFor();
  await claims.getByText(RESPUESTA).waitFor();
  await family.getByRole('heading', { level: 2, name: 'Estado: La están revisando' }).waitFor();
  expect(await findViolations(family)).toEqual([]);
});
