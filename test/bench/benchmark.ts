/** One figure beside its limit. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most that it may be. */
  readonly limit?: number;
  /** The least that it may be, for what is the better the higher. */
  readonly least?: number;
  /** The limit is a promise and stable on a busy machine: passing it fails the run. Others are read by people. */
  readonly promised?: true;
}

/** What a file named `*.bench.ts` below test/bench exports as `benchmark`. */
export interface Benchmark {
  readonly name: string;
  run(): Promise<readonly Figure[]>;
}
