import * as v from 'valibot';
import { convocatoriaChanges } from '#areas/places/convocatoria/convocatoriaChanges.ts';
import { fieldPlaceText } from '#areas/places/convocatoria/convocatoriaLines.ts';
import { newEtapa, rulesOf, fieldsOf, convocatoriaFieldsSchema } from '#areas/places/convocatoria/convocatoriaFields.ts';
import { MANAGED_CONVOCATORIA } from '#test/support/samples/managedConvocatoria.ts';

const BOGOTA = 'America/Bogota';
const { reglas, condiciones } = MANAGED_CONVOCATORIA;
const base = fieldsOf(reglas, BOGOTA);

describe('the fields', () => {
  test("show the rules by the city's clock, and give them back", () => {
    expect(base.etapas[0]).toMatchObject({
      abre: { dia: '2026-10-01', hora: '00:00' },
      // The last minute in time, as families read it.
      cierra: { dia: '2026-10-19', hora: '23:59' },
      publica: { dia: '2026-10-25', hora: '15:30' },
    });
    expect(rulesOf(base, BOGOTA)).toEqual(reglas);
    expect(fieldsOf(reglas, 'Europe/Madrid').etapas[0]?.publica).toEqual({ dia: '2026-10-25', hora: '21:30' });
  });

  test('what is no number or moment is left for the schema to tell', () => {
    const [etapa] = base.etapas;
    const typed = {
      ...base,
      maximoOpciones: '1e1',
      diasParaResponder: ' 7 ',
      etapas: etapa ? [{ ...etapa, abre: { dia: '31/2', hora: '08:00' }, cierra: { dia: '2026-10-20', hora: '' } }] : [],
    };
    expect(rulesOf(typed, BOGOTA)).toMatchObject({
      maximoOpciones: null,
      diasParaResponder: 7,
      etapas: [{ abre: '', cierra: '', publica: '2026-10-25T20:30:00.000Z' }],
    });
  });

  test('come back from what was kept', () => {
    expect(v.parse(convocatoriaFieldsSchema, JSON.parse(JSON.stringify(base)))).toEqual(base);
  });

  test('of a new stage are empty, its code no other’s', () => {
    expect(newEtapa([{ codigo: 'etapa_3' }, { codigo: 'general' }])).toMatchObject({
      codigo: 'etapa_4',
      nombre: '',
      condiciones: [],
    });
    expect(newEtapa([]).codigo).toBe('etapa_1');
  });
});

describe('what two people changed', () => {
  test('is told in words, stage by stage', () => {
    const [first, second] = base.etapas;
    if (!first || !second) throw new Error('The sample has two stages');
    const now = {
      ...base,
      prioridades: [{ condicion: 'sisben' }],
      reservas: [],
      fechasDeLista: [],
      etapas: [{ ...second, nombre: 'Todas', publica: { dia: '2026-12-16', hora: '' } }],
    };
    expect(convocatoriaChanges(base, now, condiciones, BOGOTA)).toEqual([
      expect.objectContaining({
        name: 'Prioridades',
        before: '1. Discapacidad\n2. Víctima del conflicto\n3. Hermano en la institución',
        now: '1. Sisbén',
      }),
      expect.objectContaining({ name: 'Reservas', before: '1. Víctima del conflicto: 2 en cada oferta', now: 'Ninguna' }),
      expect.objectContaining({ name: 'Fechas de la lista de espera', before: '20/12/2026, 15/01/2027', now: 'Ninguna' }),
      expect.objectContaining({ name: 'Etapa 1: Todas, «Nombre»', before: 'Todos', now: 'Todas' }),
      expect.objectContaining({
        name: 'Etapa 1: Todas, «Publica el resultado»',
        before: '15 de diciembre de 2026, 12:00\u00a0p.\u00a0m.',
        now: '16/12/2026',
      }),
      expect.objectContaining({
        name: 'Etapa 1: Grupos de prioridad',
        before: expect.stringMatching(
          /^Nombre: Grupos de prioridad; Código: prioritaria; .*Cierra: 19 de octubre de 2026, 11:59/,
        ) as unknown,
        now: null,
      }),
    ]);
  });

  test('a stage that is only called otherwise, or has another code, is the same one', () => {
    const [first, ...rest] = base.etapas;
    if (!first) throw new Error('The sample has two stages');
    const renamed = { ...base, etapas: [{ ...first, nombre: 'Otra', codigo: 'otra' }, ...rest] };
    expect(convocatoriaChanges(base, renamed, condiciones, BOGOTA)).toEqual([
      { key: 'etapas.prioritaria.nombre', name: 'Etapa 1: Otra, «Nombre»', before: 'Grupos de prioridad', now: 'Otra' },
      { key: 'etapas.prioritaria.codigo', name: 'Etapa 1: Otra, «Código»', before: 'prioritaria', now: 'otra' },
    ]);
    expect(
      convocatoriaChanges(base, { ...base, etapas: [{ ...first, nombre: 'Otra' }, ...rest] }, condiciones, BOGOTA),
    ).toHaveLength(1);
  });
});

test('the place of a field among the others of its list is told, as a person knows it', () => {
  const values = {
    ...base,
    etapas: [{ ...newEtapa([]), nombre: 'Prioridad' }, newEtapa([])],
    reservas: [{ condicion: condiciones[0]?.codigo ?? '', puestos: 'x' }],
  };
  const at = (field: string) => fieldPlaceText(field, values, condiciones);
  expect(at('etapas.0.nombre')).toBe('Etapa 1: Prioridad');
  expect(at('etapas.0.cierra')).toBe('Etapa 1: Prioridad, «Cierra»');
  expect(at('etapas.1.publica')).toBe('Etapa 2, «Publica el resultado»');
  expect(at('reservas.0.puestos')).toBe(`Reserva «${condiciones[0]?.nombre ?? ''}»`);
  expect(at('fechasDeLista.2')).toBe('Fecha 3 de la lista de espera');
  for (const field of ['nombre', 'etapas', 'etapas.7.cierra', 'fechasDeLista', 'reservas.4']) expect(at(field)).toBe('');
});
