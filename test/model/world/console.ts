/** Collects what is written to the console as an error, and leaves out Redux Toolkit's complaints of a busy machine. */
export async function withConsole<Result>(errors: unknown[], work: () => Promise<Result>): Promise<Result> {
  const { error, warn } = console;
  console.error = (...parts: unknown[]) => void errors.push(parts);
  console.warn = (...parts: unknown[]) => {
    if (!/InvariantMiddleware took/.test(String(parts[0]))) warn(...parts);
  };
  try {
    return await work();
  } finally {
    Object.assign(console, { error, warn });
  }
}
