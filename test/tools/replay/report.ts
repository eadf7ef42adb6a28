import { MalformedRecording, readRecording } from './readRecording';
import { recompute, type Step } from './recompute';
import { PLACED_MACHINES, statusOf } from './wholeApplication';

const PAYLOAD_LENGTH = 100;

const MARKS: Record<Step['effect'], string> = {
  taken: '',
  ignored: '  [ignored in this state]',
  'no machine': '  [known to no machine]',
};

/**
 * Replays the recording in `text`, one line at a time to `print`.
 * @returns the exit code: 0, 1 at the first difference from the recorded states, 2 for a file that is none
 */
export function reportReplay(text: string, print: (line: string) => void): 0 | 1 | 2 {
  const count = { actions: 0, ignored: 0, others: 0, compared: 0 };
  try {
    for (const step of recompute(readRecording(text))) {
      describe(step).forEach(print);
      count.actions += 1;
      if (step.effect === 'ignored') count.ignored += 1;
      if (step.effect === 'no machine') count.others += 1;
      if (step.differences === null) continue;
      count.compared += 1;
      if (step.differences.length > 0) {
        differences(step, step.differences).forEach(print);
        return 1;
      }
    }
  } catch (error) {
    if (error instanceof MalformedRecording) {
      print(oneLine(error.message));
      return 2;
    }
    print(`Cannot be computed: ${oneLine(error instanceof Error ? error.message : String(error))}`);
    return 1;
  }
  const compared = count.compared === 0 ? 'no recorded states to compare' : `${count.compared} recorded states, all the same`;
  print(`${count.actions} actions, ${count.ignored} ignored in their state, ${count.others} known to no machine; ${compared}`);
  return 0;
}

function describe({ entry: { id, action, skipped }, effect, before, after }: Step): string[] {
  const { payload } = action;
  const mark = skipped ? '  [skipped]' : MARKS[effect];
  const machines = PLACED_MACHINES.map(({ place, of }) => {
    const [from, to] = [of(before), of(after)];
    if (from === to) return `${place} ${statusOf(from)}`;
    return `${place} ${statusOf(from)} → ${statusOf(to)}`;
  });
  return [
    `#${id} ${oneLine(action.type)}${payload === undefined ? '' : ` ${short(payload)}`}${mark}`,
    `    ${machines.join(' · ')}`,
  ];
}

function differences({ entry, after }: Step, places: readonly string[]): string[] {
  const { id, action, recorded } = entry;
  const of = (state: unknown, place: string) => (state as Record<string, unknown> | null | undefined)?.[place];
  return [
    `#${id} ${oneLine(action.type)}: the recorded state differs from the recomputed one in ${places.join(', ')}`,
    ...places.flatMap((place) => [
      `    ${place}, recorded:   ${short(of(recorded, place))}`,
      `    ${place}, recomputed: ${short(of(after, place))}`,
    ]),
  ];
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'none';
  return text.length > PAYLOAD_LENGTH ? `${text.slice(0, PAYLOAD_LENGTH)}…` : text;
}

/** What a file says must not write over the terminal. */
function oneLine(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
}
