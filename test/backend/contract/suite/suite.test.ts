import { startContractBackend, cuentasDePrueba } from '../../../support/contractBackend';
import { describeOnBoth } from '../../../support/testDatabase';
import { correr } from './correr';
import { todasLasPruebas } from './pruebas';

jest.setTimeout(240_000);

describeOnBoth('the test backend does what the contract promises', (databases) => {
  it('in every trial, but for places, which it may not have yet', async () => {
    const { base, close } = await startContractBackend(databases);
    const resultados = await correr({ base, cuentas: cuentasDePrueba, pruebas: todasLasPruebas() });
    await close();
    const malas = resultados.filter(({ fin }) => fin !== 'pasa' && fin !== 'sin implementar');
    expect(malas).toEqual([]);
    const sinImplementar = new Set(resultados.filter(({ fin }) => fin === 'sin implementar').map(({ grupo }) => grupo));
    expect([...sinImplementar].filter((grupo) => grupo !== 'gestion')).toEqual([]);
  });
});
