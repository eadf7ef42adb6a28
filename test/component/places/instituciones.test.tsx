import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedInstitucion, ManagedSede } from '#domain/contractTypes.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { CONVOCATORIA } from '#test/support/samples/citizen.ts';
import { refusedAs, TIMED_OUT, withStatus } from '#test/support/samples/failures.ts';

const LIST = '/educacion/instituciones';
const CALL = 'api/educacion/gestion/instituciones';
const DANE = '119001000123';
const ID = '00000000-0000-4000-8000-000000000001';
const PUBLIC = 'api/educacion/convocatoria';

const [COMUNA] = CONVOCATORIA.catalogos.comunas;
const [ZONA] = CONVOCATORIA.catalogos.zonas;
const [JORNADA] = CONVOCATORIA.catalogos.jornadas;
const [GRADO] = CONVOCATORIA.catalogos.grados;

const SEDE: ManagedSede = {
  id: ID,
  version: 4,
  institucion: { dane: DANE, nombre: 'Colegio Pubenza' },
  datos: {
    nombre: 'Sede El Mirador',
    direccion: 'Carrera 9 # 4-21',
    barrio: 'Alfonso López',
    comuna: COMUNA?.codigo ?? '',
    zona: ZONA?.codigo ?? '',
    telefono: null,
    latitud: 2.4419,
    longitud: -76.6063,
  },
  cerradaEn: null,
  anio: 2027,
  ofertas: [],
  afectados: { solicitudes: 0, sinOtra: 0, cupos: 0, actuales: 0, radicados: [] },
  cambios: [],
};
const INSTITUCION: ManagedInstitucion = {
  dane: DANE,
  nombre: 'Colegio Pubenza',
  version: 2,
  sedes: [{ id: ID, nombre: 'Sede El Mirador', direccion: 'Carrera 9 # 4-21', barrio: 'Centro', comuna: 'c1', cerradaEn: null }],
  cambios: [
    {
      en: '2026-11-03T15:00:00Z',
      quien: 'ana',
      origen: 'edicion',
      cambios: [{ campo: 'Nombre', antes: 'I.E.', despues: 'Colegio Pubenza' }],
    },
  ],
};
const SEDE_CALL = `${CALL}/${DANE}/sedes/${ID}`;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function openSede(data: ManagedSede) {
  const app = await openStaffPage(`${LIST}/ficha/${DANE}/sede/${ID}`, 'Sede');
  await app.answer(PUBLIC, CONVOCATORIA);
  await app.answer(SEDE_CALL, data);
  return app;
}

test('the list leads to each institution, and tells which has closed sedes', async () => {
  const { answer } = await openStaffPage(LIST, 'Instituciones y sedes');
  await answer(CALL, { elementos: [{ dane: DANE, nombre: 'Colegio Pubenza', sedes: 3, cerradas: 1 }], pagina: 1, total: 1 });
  expect(screen.getByRole('row', { name: /Colegio Pubenza.*119001000123.*3.*1 cerrada/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Colegio Pubenza' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/ficha/${DANE}`),
  );
});

test('an institution is made, told what is wrong before it is sent, and its page follows', async () => {
  const { fail, pending, answer, world } = await openStaffPage(`${LIST}/nueva`, 'Nueva institución');
  await press('Crear la institución');
  expect(field('Código DANE')).toHaveAccessibleDescription(/Falta el código DANE/);
  expect(world.http.pending.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(field('Código DANE'), '119001000123');
  await userEvent.type(field('Nombre de la institución'), 'Colegio  Pubenza ');
  await press('Crear la institución');
  const mensaje = 'Este código DANE ya es el de «Otra»: revíselo.';
  await fail(
    `${CALL}/${DANE}`,
    withStatus(422, { title: 't', status: 422, detail: 'd', codigo: 'datos_no_validos', errores: [{ campo: 'dane', mensaje }] }),
  );
  expect(field('Código DANE')).toHaveAccessibleDescription(new RegExp(mensaje));
  await press('Crear la institución');
  expect(pending(`${CALL}/${DANE}`)).toMatchObject({ method: 'POST', body: { nombre: 'Colegio Pubenza' } });
  await answer(`${CALL}/${DANE}`, INSTITUCION);
  await answer(`${CALL}/${DANE}`, INSTITUCION);
  expect(screen.getByRole('heading', { level: 1, name: 'Colegio Pubenza' })).toBeVisible();
  expect(screen.getByText(/Nombre: era «I.E.» y es «Colegio Pubenza»/)).toBeVisible();
});

test('a name that somebody else changed meanwhile is told, and what was typed stays', async () => {
  const { answer, fail } = await openStaffPage(`${LIST}/ficha/${DANE}`, `Institución ${DANE}`);
  await answer(`${CALL}/${DANE}`, INSTITUCION);
  await userEvent.clear(field('Nombre de la institución'));
  await userEvent.type(field('Nombre de la institución'), 'Mío');
  await press('Guardar el nombre');
  await fail(`${CALL}/${DANE}`, refusedAs(409, 'version_vieja', 'Otra persona cambió esta institución'));
  await answer(`${CALL}/${DANE}`, { ...INSTITUCION, version: 3, nombre: 'Suyo' });
  expect(screen.getByText(/antes «Colegio Pubenza», ahora «Suyo»/)).toBeVisible();
  expect(field('Nombre de la institución')).toHaveValue('Mío');
  await press('Guardar el nombre');
  await answer(`${CALL}/${DANE}`, { ...INSTITUCION, version: 4, nombre: 'Mío' });
  expect(screen.getByText(/El nombre quedó guardado/)).toBeVisible();
});

test('a sede is made with the key that a repetition keeps', async () => {
  const { answer, fail, pending } = await openStaffPage(`${LIST}/ficha/${DANE}/sede-nueva`, 'Nueva sede');
  await answer(PUBLIC, CONVOCATORIA);
  await answer(`${CALL}/${DANE}`, INSTITUCION);
  await press('Crear la sede');
  expect(screen.getByText('Hay 5 datos por corregir')).toBeVisible();
  await userEvent.type(field('Nombre de la sede'), 'Nueva');
  await userEvent.type(field('Dirección'), 'Calle 1');
  await userEvent.type(field('Barrio o vereda'), 'Centro');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comuna' }), COMUNA?.codigo ?? '');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Zona' }), ZONA?.codigo ?? '');
  await userEvent.type(field(/^Latitud/), '2,44');
  await press('Crear la sede');
  expect(field(/^Longitud/)).toHaveAccessibleDescription(/Escriba también la longitud/);
  await userEvent.type(field(/^Longitud/), '-76.6');
  await press('Crear la sede');
  const sent = pending(`${CALL}/${DANE}/sedes`).body;
  expect(sent).toMatchObject({ datos: { nombre: 'Nueva', latitud: 2.44, longitud: -76.6, telefono: null } });
  await fail(`${CALL}/${DANE}/sedes`, TIMED_OUT);
  await press('Intentar de nuevo');
  expect(pending(`${CALL}/${DANE}/sedes`).body).toEqual(sent);
  await answer(`${CALL}/${DANE}/sedes`, SEDE);
  await answer(SEDE_CALL, SEDE);
  expect(screen.getByRole('heading', { level: 1, name: 'Sede El Mirador' })).toBeVisible();
});

test('what others changed of a sede comes beside what is typed', async () => {
  const { answer, fail, pending } = await openSede(SEDE);
  await userEvent.clear(field('Dirección'));
  await userEvent.type(field('Dirección'), 'Calle 5 # 6-7');
  await press('Guardar los datos');
  await fail(SEDE_CALL, refusedAs(409, 'version_vieja', 'Otra persona cambió esta sede'));
  await answer(SEDE_CALL, { ...SEDE, version: 5, datos: { ...SEDE.datos, barrio: 'Centro' } });
  expect(screen.getByText(': antes «Alfonso López», ahora «Centro»')).toBeVisible();
  await press('Guardar los datos');
  expect(pending(SEDE_CALL)).toMatchObject({
    method: 'PUT',
    body: { version: 5, datos: { direccion: 'Calle 5 # 6-7', barrio: 'Centro' } },
  });
});

test('a place is offered, and taken away once the person has been asked', async () => {
  const { answer, answerDialog, pending } = await openSede(SEDE);
  await press('Ofrecer');
  expect(screen.getByText('Hay 3 datos por corregir')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grado' }), String(GRADO?.grado));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jornada' }), JORNADA?.codigo ?? '');
  await userEvent.type(field('Capacidad'), '30');
  await press('Ofrecer');
  const cupos = { capacidad: 30, continuan: 0, repiten: 0 };
  const place = { jornada: JORNADA?.codigo ?? '', grado: GRADO?.grado ?? 0, ...cupos };
  expect(pending(`${SEDE_CALL}/ofertas`).body).toEqual(place);
  const oferta = { id: ID, version: 1, ...place, vacantes: 30, solicitudes: 0, seQuita: true };
  await answer(`${SEDE_CALL}/ofertas`, { ...SEDE, ofertas: [oferta] });
  expect(screen.getByText(/La oferta quedó guardada/)).toBeVisible();
  expect(field('Capacidad')).toHaveValue('');
  await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: /^Quitar/ }));
  await answerDialog(true);
  expect(pending(`${SEDE_CALL}/ofertas/${ID}/retiro`).body).toEqual({ version: 1 });
  await answer(`${SEDE_CALL}/ofertas/${ID}/retiro`, SEDE);
  expect(screen.getByText('La oferta se quitó.')).toBeVisible();
});

test('closing tells first whom it affects, and asks; a closed one can be opened', async () => {
  const radicados = [{ radicado: '2027-7K3M9QX-9', estado: 'radicada' as const, sinOtra: true }];
  const afectados = { solicitudes: 2, sinOtra: 1, cupos: 0, actuales: 0, radicados };
  const { answer, answerDialog, pending, world } = await openSede({ ...SEDE, afectados });
  expect(screen.getByText(/2 solicitudes en curso la piden; 1 no tiene ninguna otra opción/)).toBeVisible();
  expect(screen.getByText('2027-7K3M9QX-9')).toBeInTheDocument();
  await press('Cerrar la sede');
  await answerDialog(false);
  expect(world.http.pending.filter(({ method }) => method === 'POST')).toEqual([]);
  await press('Cerrar la sede');
  await answerDialog(true);
  expect(pending(`${SEDE_CALL}/cierre`).body).toEqual({ version: 4 });
  await answer(`${SEDE_CALL}/cierre`, { ...SEDE, version: 5, cerradaEn: '2026-11-03T15:00:00Z' });
  expect(screen.getByText(/quedó cerrada/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ofrecer' })).not.toBeInTheDocument();
  await press('Abrir la sede');
  await answerDialog(true);
  expect(pending(`${SEDE_CALL}/apertura`).body).toEqual({ version: 5 });
});

test('while somebody has a seat there it cannot be closed, and says why', async () => {
  await openSede({ ...SEDE, afectados: { ...SEDE.afectados, cupos: 2, actuales: 1 } });
  expect(screen.getByText(/2 cupos ofrecidos o aceptados y 1 estudiante con su cupo actual/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cerrar la sede' })).not.toBeInTheDocument();
});
