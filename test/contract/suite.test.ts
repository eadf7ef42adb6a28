import { startContractBackend, cuentasDePrueba } from '../support/contractBackend';
import { describeOnBoth } from '../support/testDatabase';
import { correr } from './runSuite';
import { todasLasPruebas } from './allChecks';

jest.setTimeout(240_000);

describeOnBoth('the test backend does what the contract promises', (databases) => {
  it('in every trial', async () => {
    const { base, close } = await startContractBackend(databases);
    const resultados = await correr({ base, cuentas: cuentasDePrueba, pruebas: todasLasPruebas() });
    await close();
    expect(resultados.filter(({ fin }) => fin !== 'pasa')).toEqual([]);
  });
});
