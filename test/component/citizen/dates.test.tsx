import { screen, within } from '@testing-library/react';
import { openApp } from '#test/support/openApp.tsx';
import { CONVOCATORIA } from '#test/support/samples/citizen.ts';
import { CONVOCATORIA as CONTRACT } from '#test/support/samples/contractSamples.ts';

const DATES = '/tramites/educacion/calendario';
const { condiciones } = CONTRACT.catalogos;

async function open(change: object = {}) {
  const app = await openApp(DATES);
  await screen.findByRole('heading', { level: 1, name: 'Calendario de la convocatoria' });
  const catalogos = { ...CONVOCATORIA.catalogos, condiciones };
  await app.answer('api/educacion/convocatoria', { ...CONVOCATORIA, catalogos, ...change });
}

const dates = () =>
  within(screen.getByRole('region', { name: 'Fechas' }))
    .getAllByRole('listitem')
    .map((item) => [...item.children].map(({ textContent }) => textContent));

test('every day in its order, by the city’s clock; what is past is told, and the next one marked', async () => {
  await open({ ahora: '2026-11-03T15:00:00Z' });
  expect(dates()).toEqual([
    ['1 de octubre de 2026', 'Abre la convocatoria: ya se puede pedir cupo (ya pasó)'],
    [
      '31 de octubre de 2026',
      'Último día para pedir cupo en la etapa «Grupos de prioridad», hasta las 11:59\u00a0p.\u00a0m. (ya pasó)',
    ],
    ['1 de noviembre de 2026', 'Abre la etapa «Todos» (ya pasó)'],
    ['3 de noviembre de 2026', 'Resultados de la etapa «Grupos de prioridad», desde este día (hoy)'],
    ['30 de noviembre de 2026', 'Último día para pedir cupo, hasta las 11:59\u00a0p.\u00a0m.'],
    ['15 de diciembre de 2026', 'Resultados de la etapa «Todos», desde este día'],
    ['5 de enero de 2027', 'Empieza la matrícula de quien aceptó un cupo'],
    ['12 de enero de 2027', 'Se mueve la lista de espera: se ofrecen los cupos que quedaron libres'],
    ['22 de enero de 2027', 'Último día de la matrícula'],
  ]);
  expect(screen.getByText(/^3 de noviembre/).closest('[aria-current="date"]')).not.toBeNull();
});

test('the priorities in their order, who each stage is for, and the days there are', async () => {
  await open();
  const order = within(screen.getByRole('region', { name: 'Quién va primero' })).getAllByRole('listitem');
  expect(order.map(({ textContent }) => textContent)).toEqual([
    'Hermano en la institución',
    'Sin una condición aprobada que dé prioridad',
  ]);
  expect(screen.getByRole('region', { name: 'Para quién es cada etapa' })).toHaveTextContent(
    /Grupos de prioridad: quien tiene aprobada alguna de estas condiciones: Hermano en la institución\..*Todos: todas/,
  );
  const limits = screen.getByRole('region', { name: 'Cuánto tiempo hay' });
  expect(limits).toHaveTextContent('5 días, desde el aviso');
  expect(limits).toHaveTextContent('le ofrezcan un cupo: 1 día.');
});

test('the seats that are kept for a group, how siblings share the draw, and what a sibling’s seat counts for', async () => {
  const reservas = [
    { condicion: 'hermano', puestos: 1 },
    { condicion: 'discapacidad', puestos: 3 },
    { condicion: 'sisben', puestos: 0 },
  ];
  await open({ calendario: { ...CONTRACT.calendario, reservas }, hermanos: 'hermano' });
  const region = screen.getByRole('region', { name: 'Quién va primero' });
  expect(region).toHaveTextContent(/se guardan puestos .*Hermano en la institución: 1 puestoDiscapacidad: 3 puestos/);
  expect(region).not.toHaveTextContent('0 puestos');
  expect(region).toHaveTextContent(/comparten el número del sorteo/);
  expect(region).toHaveTextContent(/los grados se asignan del más alto al más bajo.*aunque el mayor decline el suyo/);
});

test('where nothing is kept, and no sibling’s seat counts, none of it is told', async () => {
  await open();
  const region = screen.getByRole('region', { name: 'Quién va primero' });
  expect(region).not.toHaveTextContent(/se guardan puestos|del más alto al más bajo/);
});

test('a convocatoria of one stage has no list of stages; its calendar can be followed', async () => {
  const [, general] = CONTRACT.calendario.etapas;
  await open({ calendario: { ...CONTRACT.calendario, etapas: [general], fechasDeLista: [], matricula: null } });
  expect(screen.queryByRole('region', { name: 'Para quién es cada etapa' })).toBeNull();
  expect(dates().map(([day]) => day)).toEqual(['1 de noviembre de 2026', '30 de noviembre de 2026', '15 de diciembre de 2026']);
  expect(screen.getByRole('link', { name: 'Agregar a mi calendario (.ics)' })).toHaveAttribute(
    'href',
    '/cupo-escolar/api/educacion/calendario.ics',
  );
});
