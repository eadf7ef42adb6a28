// Whichever test asks the database first waits until it is open, and once for it to be made: longer on a busy machine.
jest.setTimeout(120_000);
