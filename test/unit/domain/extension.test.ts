import type { ConvocatoriaRules } from '#domain/contractTypes.ts';
import { extendedDates, extensionProblems } from '#domain/extension.ts';
import { extensionLines } from '#domain/extensionBounds.ts';
import { isLive, rulesConsequences } from '#domain/rulesConsequences.ts';
import { takeBackProblem, takenBackDates } from '#domain/takenBack.ts';
import { dateChangeText } from '#domain/words/dateChangeText.ts';
import { MANAGED_CONVOCATORIA } from '#test/support/samples/managedConvocatoria.ts';

const timeZone = 'America/Bogota';
const { reglas, condiciones } = MANAGED_CONVOCATORIA;
const etapasWith = (at: number, part: Partial<ConvocatoriaRules['etapas'][number]>) =>
  reglas.etapas.map((etapa, place) => (place === at ? { ...etapa, ...part } : etapa));
/** The first stage is published, the second one open. */
const frame = {
  fijas: { congeladas: ['prioritaria'], publicadas: ['prioritaria'], listaCerrada: false },
  ahora: new Date('2026-11-10T15:00:00Z'),
  timeZone,
  anio: 2027,
};
const fieldsOf = (changed: Partial<ConvocatoriaRules>, fijas = frame.fijas) =>
  extensionProblems(reglas, { ...reglas, ...changed }, { ...frame, fijas }).map(({ field }) => field);

describe('once a list is frozen', () => {
  it.each<[string, Partial<ConvocatoriaRules>]>([
    ['the close of a later stage', { etapas: etapasWith(1, { cierra: '2026-12-03T05:00:00.000Z' }) }],
    ['its publication', { etapas: etapasWith(1, { publica: '2026-12-20T17:00:00.000Z' }) }],
    ['the days to answer', { diasParaResponder: 6 }],
    ['the days of the list', { fechasDeLista: [...reglas.fechasDeLista, '2027-02-01'] }],
    ['the end of the matrícula', { matricula: { desde: '2027-01-05', hasta: '2027-01-29' } }],
  ])('%s can be extended', (_, changed) => {
    expect(fieldsOf(changed)).toEqual([]);
    expect(extendedDates(reglas, { ...reglas, ...changed })).toHaveLength(1);
  });

  it.each<[string, Partial<ConvocatoriaRules>, string]>([
    ['a shorter close', { etapas: etapasWith(1, { cierra: '2026-11-30T05:00:00.000Z' }) }, 'etapas.1.cierra'],
    ['the close of the frozen stage', { etapas: etapasWith(0, { cierra: '2026-12-03T05:00:00.000Z' }) }, 'etapas.0.cierra'],
    ['a publication that has been', { etapas: etapasWith(0, { publica: '2026-12-03T05:00:00.000Z' }) }, 'etapas.0.publica'],
    ['an opening that has been', { etapas: etapasWith(1, { abre: '2026-11-20T05:00:00.000Z' }) }, 'etapas.1.abre'],
    ['fewer days to answer', { diasParaResponder: 3 }, 'diasParaResponder'],
    ['a day of the list less', { fechasDeLista: ['2027-01-15'] }, 'fechasDeLista'],
    ['a day of the list that is past', { fechasDeLista: ['2026-11-01', ...reglas.fechasDeLista] }, 'fechasDeLista'],
    ['a result of another century', { etapas: etapasWith(1, { publica: '2099-12-20T17:00:00.000Z' }) }, 'etapas.1.publica'],
    [
      'a result after the last day of the list',
      { etapas: etapasWith(1, { publica: '2027-01-15T17:00:00.000Z' }) },
      'etapas.1.publica',
    ],
    [
      'a result after the end of the matrícula',
      { etapas: etapasWith(1, { publica: '2027-01-23T17:00:00.000Z' }), fechasDeLista: [...reglas.fechasDeLista, '2027-02-01'] },
      'etapas.1.publica',
    ],
    ['a day of the list after the school year', { fechasDeLista: [...reglas.fechasDeLista, '2028-01-01'] }, 'fechasDeLista'],
    ['a matrícula after the school year', { matricula: { desde: '2027-01-05', hasta: '2028-01-22' } }, 'matricula.hasta'],
    ['a shorter matrícula', { matricula: { desde: '2027-01-05', hasta: '2027-01-20' } }, 'matricula.hasta'],
    ['a later first day of it', { matricula: { desde: '2027-01-06', hasta: '2027-01-22' } }, 'matricula.desde'],
    ['other priorities', { prioridades: [] }, 'prioridades'],
    ['a stage less', { etapas: reglas.etapas.slice(0, 1) }, 'etapas'],
    ['nothing', {}, 'motivo'],
  ])('%s is refused at its field', (_, changed, field) => {
    expect(fieldsOf(changed)).toContain(field);
  });

  it('a closed list gets no more days', () => {
    const days = { fechasDeLista: [...reglas.fechasDeLista, '2027-02-01'] };
    expect(fieldsOf(days, { ...frame.fijas, listaCerrada: true })).toEqual(['fechasDeLista']);
  });

  it('who opens later has as many days', () => {
    const later = { ...frame, ahora: new Date('2026-10-12T15:00:00Z') };
    const problems = (part: Partial<ConvocatoriaRules['etapas'][number]>) =>
      extensionProblems(reglas, { ...reglas, etapas: etapasWith(1, part) }, later).map(({ field }) => field);
    expect(problems({ abre: '2026-10-22T05:00:00.000Z' })).toEqual(['etapas.1.cierra']);
    expect(problems({ abre: '2026-10-22T05:00:00.000Z', cierra: '2026-12-02T05:00:00.000Z' })).toEqual(['etapas.1.cierra']);
    expect(problems({ abre: '2026-10-22T05:00:00.000Z', cierra: '2026-12-03T05:00:00.000Z' })).toEqual([]);
  });

  it('a later end of the list or of the matrícula makes room for a later result', () => {
    const later = { etapas: etapasWith(1, { publica: '2027-01-25T17:00:00.000Z' }) };
    const room = {
      fechasDeLista: [...reglas.fechasDeLista, '2027-02-01'],
      matricula: { desde: '2027-01-05', hasta: '2027-02-10' },
    };
    expect(fieldsOf({ ...later, ...room })).toEqual([]);
  });

  it('who extends is asked with how much later it is, and what it passes', () => {
    const changed = { ...reglas, etapas: etapasWith(1, { publica: '2026-12-21T17:00:00.000Z' }) };
    expect(extensionLines(extendedDates(reglas, changed), changed, timeZone)).toEqual([
      expect.stringMatching(/ahora 21 de diciembre de 2026, .*\(6 días más\)$/) as unknown,
      'La lista de espera del 20 de diciembre de 2026 se mueve antes de ese resultado.',
    ]);
  });

  it('families read each date before and now', () => {
    const changed = { ...reglas, diasParaResponder: 6, etapas: etapasWith(1, { cierra: '2026-12-03T05:00:00.000Z' }) };
    expect(extendedDates(reglas, changed).map((one) => dateChangeText(one, timeZone).replaceAll('\u00a0', ' '))).toEqual([
      'Cierre de «Todos»: antes 30 de noviembre de 2026, 11:59 p. m.; ahora 2 de diciembre de 2026, 11:59 p. m.',
      'Días para responder los cupos que se ofrezcan desde entonces: antes 4; ahora 6',
    ]);
  });
});

describe('rules that families go by', () => {
  const live = {
    ahora: new Date('2026-11-10T15:00:00Z'),
    timeZone,
    condiciones,
    solicitudes: { total: 500, porOpciones: [100, 150, 250] },
  };
  const told = (changed: Partial<ConvocatoriaRules>) => rulesConsequences(reglas, { ...reglas, ...changed }, live).join(' ');

  it.each<[Partial<ConvocatoriaRules>, string]>([
    [{ etapas: etapasWith(1, { cierra: '2026-11-09T05:00:00.000Z' }) }, 'queda cerrada hoy'],
    [{ maximoOpciones: 1 }, '400 solicitudes tienen más de 1 opción'],
    [{ prioridades: [] }, 'Se quitan 3 prioridades'],
    [{ prioridades: ['victima', 'discapacidad', 'hermano'] }, 'Cambia el orden de las prioridades.'],
    [{ reservas: [] }, 'Cambian los puestos reservados.'],
    [{ diasParaResponder: 2 }, 'menos días para responder: 2 en vez de 4'],
    [{ fechasDeLista: [] }, 'Se quitan 2 fechas de la lista de espera'],
    [{ etapas: reglas.etapas.slice(1) }, 'Se quita la etapa «Grupos de prioridad».'],
  ])('tell what it changes: %j', (changed, text) => {
    expect(told(changed)).toContain(text);
  });

  it('tell nothing of what is of no weight', () => {
    expect(told({ nombre: 'Otra', maximoOpciones: 5 })).toBe('');
    expect(isLive(reglas, live)).toBe(true);
    expect(isLive(reglas, { ...live, solicitudes: { total: 0, porOpciones: [] }, ahora: new Date('2026-09-01') })).toBe(false);
  });
});

describe('an extension that is taken back (F125)', () => {
  const later = { etapas: etapasWith(1, { cierra: '2026-12-03T05:00:00.000Z' }) };
  const both = { ...frame.fijas, congeladas: ['prioritaria', 'general'] };
  it.each<[string, Partial<ConvocatoriaRules>, Partial<typeof frame>, RegExp | null]>([
    ['a close to come', later, {}, null],
    ['days to answer', { diasParaResponder: 6 }, {}, null],
    ['a day of the list to come', { fechasDeLista: [...reglas.fechasDeLista, '2027-02-01'] }, {}, null],
    ['the end of the matrícula', { matricula: { desde: '2027-01-05', hasta: '2027-01-29' } }, {}, null],
    ['a close that would be past', later, { ahora: new Date('2026-12-02T15:00:00Z') }, /ya pasó/],
    ['a stage that was frozen since', later, { fijas: both }, /se congeló una lista/],
    [
      'a day of the list on that day',
      { fechasDeLista: [...reglas.fechasDeLista, '2027-02-01'] },
      { ahora: new Date('2027-02-01T15:00:00Z') },
      /ya pasó/,
    ],
    [
      'a day of a list that was closed',
      { fechasDeLista: [...reglas.fechasDeLista, '2027-02-01'] },
      { fijas: { ...frame.fijas, listaCerrada: true } },
      /se congeló una lista/,
    ],
    [
      'a matrícula that would have ended',
      { matricula: { desde: '2027-01-05', hasta: '2027-01-29' } },
      { ahora: new Date('2027-01-25T15:00:00Z') },
      /ya pasó/,
    ],
  ])('%s', (_, changed, other, expected) => {
    const problem = takeBackProblem(reglas, { ...reglas, ...changed }, { ...frame, ...other });
    if (expected === null) expect(problem).toBeNull();
    else expect(problem).toMatch(expected);
  });

  it('is read as what there was and what there is again', () => {
    const changes = extendedDates(
      { ...reglas, matricula: null },
      {
        ...reglas,
        fechasDeLista: [...reglas.fechasDeLista, '2027-02-01'],
        matricula: { desde: '2027-01-05', hasta: '2027-01-29' },
      },
    );
    expect(takenBackDates(changes).map((change) => dateChangeText(change, timeZone))).toEqual([
      'La lista de espera ya no se mueve el 1 de febrero de 2027',
      'Último día de la matrícula: antes 29 de enero de 2027; ahora sin anunciar',
    ]);
  });
});
