import { startContractBackend, testAccounts } from '../support/contractBackend';
import { describeOnBoth } from '../support/testDatabase';
import { run } from './runSuite';
import { allChecks } from './allChecks';

jest.setTimeout(240_000);

describeOnBoth('the test backend does what the contract promises', (databases) => {
  it('in every trial', async () => {
    const { base, close } = await startContractBackend(databases);
    const results = await run({ base, accounts: testAccounts, checks: allChecks() });
    await close();
    expect(results.filter(({ outcome }) => outcome !== 'pasa')).toEqual([]);
  });
});
