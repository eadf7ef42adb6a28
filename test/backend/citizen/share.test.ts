import { createCompartir } from '#backend/solicitud/sharedWork.ts';

describe('what is under way', () => {
  it('is shared by key, and begun anew once it is over', async () => {
    const compartir = createCompartir<number>();
    let veces = 0;
    const hacer = (): Promise<number> => Promise.resolve((veces += 1));
    const todas = ['una', 'una', 'otra'].map((llave) => compartir(llave, hacer));
    expect(todas.map(({ primera }) => primera)).toEqual([true, false, true]);
    expect(await Promise.all(todas.map(({ resultado }) => resultado))).toEqual([1, 1, 2]);
    expect(await compartir('una', hacer).resultado).toBe(3);
  });

  it('fails for all who wait for it', async () => {
    const compartir = createCompartir<number>();
    const hacer = (): Promise<number> => Promise.reject(new Error('no'));
    const todas = await Promise.allSettled([1, 2].map(() => compartir('una', hacer).resultado));
    expect(todas.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
