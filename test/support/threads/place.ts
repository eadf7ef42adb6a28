const variable = 'PISAMI_TEST_THREADS';

/** Where the built threads are: told by the process that starts the tests to those that run them, which inherit it. */
export const placeOfThreads = {
  set(place: string): void {
    process.env[variable] = place;
  },
  /** @throws where no setup has told it */
  get(): string {
    const place = process.env[variable];
    if (place === undefined) throw new Error('No threads were built: see globalSetup.ts');
    return place;
  },
};
