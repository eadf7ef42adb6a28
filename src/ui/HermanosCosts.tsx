import { HERMANOS_ARE_COUNTED, HERMANOS_COSTS } from '#domain/words/hermanos.ts';

/** That siblings are counted by a seat of the same run, and what that gives up (A20). */
export function HermanosCosts() {
  return (
    <>
      <p>{HERMANOS_ARE_COUNTED}</p>
      <ul>
        {HERMANOS_COSTS.map((cost) => (
          <li key={cost}>{cost}</li>
        ))}
      </ul>
    </>
  );
}
