import Papa from 'papaparse';

import { createReplicaReader, type MarketReplica } from '#allocation/replica/replicaRows.ts';

/** A replication file that is whole in memory. @throws InvalidMarket */
export function readReplicaText(content: string): MarketReplica {
  const reader = createReplicaReader();
  for (const cells of Papa.parse<string[]>(content, { delimiter: ',', skipEmptyLines: true }).data) reader.addRow(cells);
  return reader.finish();
}
