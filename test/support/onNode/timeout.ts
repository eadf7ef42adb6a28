// Whichever test asks the database first waits until it is open: seconds, on a busy machine a minute.
jest.setTimeout(120_000);
