import { createSharing } from '#backend/solicitud/sharedWork.ts';

describe('what is under way', () => {
  it('is shared by key, and begun anew once it is over', async () => {
    const share = createSharing<number>();
    let times = 0;
    const doStep = (): Promise<number> => Promise.resolve((times += 1));
    const all = ['una', 'una', 'otra'].map((key) => share(key, doStep));
    expect(all.map(({ isFirst: primera }) => primera)).toEqual([true, false, true]);
    expect(await Promise.all(all.map(({ result: resultado }) => resultado))).toEqual([1, 1, 2]);
    expect(await share('una', doStep).result).toBe(3);
  });

  it('fails for all who wait for it', async () => {
    const share = createSharing<number>();
    const doStep = (): Promise<number> => Promise.reject(new Error('no'));
    const all = await Promise.allSettled([1, 2].map(() => share('una', doStep).result));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
