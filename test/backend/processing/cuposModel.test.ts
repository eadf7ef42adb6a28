import fc from 'fast-check';

import type { Etapa, MatriculaRow } from '#domain/contractTypes.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import type { FiledSolicitud } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

const PUPILS = 4;

/** What staff and who manages the places may do about the claims of a few pupils at one place. */
type Act =
  | { readonly kind: 'decide'; readonly pupil: number; readonly decision: 'aprobada' | 'negada' }
  | { readonly kind: 'validate'; readonly pupil: number }
  | { readonly kind: 'list'; readonly pupils: readonly number[] }
  | { readonly kind: 'continuan'; readonly count: number };

const pupil = fc.nat(PUPILS - 1);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      pupil,
      decision: fc.constantFrom('aprobada', 'aprobada', 'negada'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('validate' as const), pupil }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('list' as const), pupils: fc.uniqueArray(pupil) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('continuan' as const), count: fc.nat(PUPILS) }) },
);

/** The rules once more, over a few pupils. */
interface Pupil {
  decision: 'pendiente' | 'aprobada' | 'negada';
  isListed: boolean;
  isValidated: boolean;
}
const counts = ({ decision, isListed }: Pupil): boolean => isListed || decision === 'aprobada';

describeOnBoth('whatever is decided, imported and changed', ({ seeded }) => {
  let all: PreparedAllocations;
  beforeAll(async () => {
    all = await startAllocations(await seeded());
  });
  afterAll(() => all.close());

  it('no more pupils hold a seat at a place than continue there, or the list is not frozen', async () => {
    const { api, ofertas } = all;
    const place = ofertas[2];
    const [sede] = await api.database.query(
      `select d.institucion as dane, d.nombre as sede from ofertas o join sedes d on d.id = o.sede where o.id = $1`,
      [place],
    );
    const version = async (one: FiledSolicitud) => (await all.estado(one)).body['version'];
    const staff = (one: FiledSolicitud, path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
      api.call(`tramitacion/solicitudes/${one.radicado}/${path}`, { login: 'revisora', body, method });
    const importList = async (documents: readonly string[]): Promise<void> => {
      // Somebody else's seat: a list has at least one row.
      const filas: MatriculaRow[] = ['99999999', ...documents].map((documento, at) => ({
        fila: at + 2,
        tipoDocumento: 'TI',
        documento,
        dane: String(sede?.['dane']),
        sede: String(sede?.['sede']),
        grado: '5',
      }));
      const call = (huella: unknown) =>
        api.call('gestion/matricula/importacion', { login: 'coordinador', body: { huella, filas } });
      expect(await call((await call(null)).body['huella'])).toMatchObject({ status: 200, body: { guardada: true } });
    };

    const runOnce = async (acts: readonly Act[]): Promise<void> => {
      let continuan = 2;
      await api.database.query('update ofertas set capacidad = 9, continuan = $2, repiten = 0 where id = $1', [place, continuan]);
      await importList([]);
      const filed: FiledSolicitud[] = [];
      const model: Pupil[] = [];
      for (let at = 0; at < PUPILS; at += 1) {
        const one = await api.file({ estudiante: { cupoActual: place }, opciones: [ofertas[0]] });
        await staff(one, 'toma', { version: 1 });
        filed.push(one);
        model.push({ decision: 'pendiente', isListed: false, isValidated: false });
      }
      const at = (index: number) => {
        const [one, known] = [filed[index], model[index]];
        if (!one || !known) throw new Error(`There is no pupil ${index}`);
        return { one, known, others: model.filter((each) => each !== known && counts(each)).length };
      };
      for (const each of acts) {
        if (each.kind === 'decide') {
          const { one, known, others } = at(each.pupil);
          const isAllowed = !known.isListed && (each.decision === 'negada' || others < continuan);
          const body = { version: await version(one), decision: each.decision, motivo: 'Lo dice la institución' };
          expect([each, (await staff(one, 'cupo-actual', body, 'PUT')).status]).toEqual([each, isAllowed ? 200 : 409]);
          if (isAllowed) known.decision = each.decision;
        } else if (each.kind === 'validate') {
          const { one, known } = at(each.pupil);
          const isAllowed = !known.isValidated && (known.isListed || known.decision !== 'pendiente');
          const body = { version: await version(one), a: 'validada', motivo: null, antesDe: null };
          expect([each, (await staff(one, 'movimientos', body)).status]).toEqual([each, isAllowed ? 200 : 409]);
          known.isValidated ||= isAllowed;
        } else if (each.kind === 'list') {
          await importList(each.pupils.map((index) => at(index).one.datos.estudiante.documento));
          model.forEach((known, index) => (known.isListed = each.pupils.includes(index)));
        } else {
          const [row] = await api.database.query('select version from ofertas where id = $1', [place]);
          const body = { version: row?.['version'], capacidad: 9, continuan: each.count, repiten: 0 };
          const { status } = await api.call(`gestion/ofertas/${place}`, { login: 'coordinador', method: 'PUT', body });
          const isAllowed = each.count >= continuan || each.count >= model.filter(counts).length;
          expect([each, status]).toEqual([each, isAllowed ? 200 : 422]);
          if (isAllowed) continuan = each.count;
        }
      }

      const validated = filed.flatMap((_, index) => (at(index).known.isValidated ? [at(index)] : []));
      const isTooMany = model.filter(counts).length > continuan;
      const open = validated.filter(({ known }) => (counts(known) ? isTooMany : known.decision === 'pendiente'));
      const { cuposPorRevisar } = (await all.etapa()) as unknown as Etapa;
      expect(cuposPorRevisar.elementos.map(({ radicado }) => radicado).sort()).toEqual(
        open.map(({ one }) => one.radicado).sort(),
      );
      const { contenido } = await all.replica();
      const holders = contenido.split('\n').filter((line) => line.startsWith('solicitud,') && line.includes(place));
      expect(holders).toHaveLength(validated.filter(({ known }) => counts(known)).length);
      expect(holders.length <= continuan || cuposPorRevisar.total > 0).toBe(true);

      for (const one of filed) {
        await api.call('consulta/retiro', {
          body: { identificacion: one.identificacion, version: await version(one), motivo: null },
        });
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), runOnce), {
      numRuns: 8,
      endOnFailure: true,
    });
  });
});
