import Papa from 'papaparse';

import { createReplicaReader, type MarketReplica } from '#allocation/replica/replicaRows.ts';

/** A replication file that is whole in memory. @throws InvalidMarket */
export function readReplicaText(content: string): MarketReplica {
  const reader = createReplicaReader();
  // Row by row: a country's are too many to have as texts all at once.
  Papa.parse<string[]>(content, { delimiter: ',', skipEmptyLines: true, step: ({ data }) => reader.addRow(data) });
  return reader.finish();
}
