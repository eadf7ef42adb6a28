import { repeatRun } from './allocate/repeat';

/** `npm run asignacion -- replica.csv`: repeats a run from its replication file, without a browser and a server. */
void repeatRun(process.argv.slice(2), { print: console.log, printProblem: console.error }).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error('No se pudo repetir la asignación: hay una falla en el programa.', error);
    process.exitCode = 2;
  },
);
