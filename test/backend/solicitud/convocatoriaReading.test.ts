import type { Queryable } from '#backend/db/database.ts';
import { createConvocatoriaReading } from '#backend/solicitud/convocatoriaReading.ts';

const at = (hour: number): Date => new Date(Date.UTC(2025, 9, 15, hour));

/** A database with one convocatoria, open from 8 to 18. */
function databaseOfOne(): { readonly db: Queryable; readonly asked: string[] } {
  const asked: string[] = [];
  const row = {
    id: 'c',
    anio: 2026,
    nombre: 'Cupos',
    estado: 'publicada',
    abre: at(8),
    cierra: at(18),
    publica: at(20),
    maximoOpciones: 3,
    hermanos: null,
    contacto: null,
    matricula: null,
    diasParaSubsanar: 5,
    aniosDeDatos: 5,
    diasParaResponder: 4,
    diasParaReclamar: 5,
    aviso: 'v1',
  };
  const db: Queryable = {
    query: (_text, [instant] = []) => {
      asked.push(String(instant));
      return Promise.resolve([{ ...row, congelada: false }]);
    },
    script: () => Promise.resolve(),
  };
  return { db, asked };
}

describe('the convocatoria of who files', () => {
  it('is read once for all who ask at once, and again for who comes later', async () => {
    const { db, asked } = databaseOfOne();
    const read = createConvocatoriaReading(db);
    const all = await Promise.all(Array.from({ length: 300 }, () => read(at(9))));
    expect(new Set(all).size).toBe(1);
    expect(asked).toHaveLength(1);
    await read(at(9));
    expect(asked).toHaveLength(2);
  });

  it('is read for whom what the others read is not open', async () => {
    const { db, asked } = databaseOfOne();
    const read = createConvocatoriaReading(db);
    await Promise.all([read(at(17)), read(at(18)), read(at(17))]);
    expect(asked).toEqual([at(17).toISOString(), at(18).toISOString()]);
  });
});
