import type { DeclaredMachine } from './machines';

/** A machine's state diagram; what leads the same way stands on one arrow. */
function toMermaid({ initial, transitions }: DeclaredMachine): string {
  const arrows = new Map<string, string[]>();
  for (const { from, event, to } of transitions) {
    for (const target of to) {
      const arrow = `${from} --> ${target}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), labelOf(event, transitions)]);
    }
  }
  const lines = [...arrows].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`);
  return ['stateDiagram-v2', `  [*] --> ${initial.status}`, ...lines].join('\n');
}

/** Another slice's event keeps that slice's name; the first event is the machine's own. */
function labelOf(event: string, [first]: DeclaredMachine['transitions']): string {
  const [slice, ...rest] = event.split('/');
  return slice === first?.event.split('/')[0] ? (rest.at(-1) ?? event) : event;
}

/** Machines whose drawings are the same, to the word. */
export interface Kind extends DeclaredMachine {
  names: string[];
}

/** One machine of each kind. */
export function kindsOf(machines: readonly DeclaredMachine[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const machine of machines) {
    const drawing = toMermaid(machine);
    const kind = kinds.get(drawing);
    if (kind) kind.names.push(machine.name);
    else kinds.set(drawing, { ...machine, names: [machine.name] });
  }
  return [...kinds.values()];
}

const START = '<!-- machines: written by `npm run machine` -->';
const END = '<!-- /machines -->';

/** `text` with the diagrams of `machines` between its two marks; throws when the marks are not there. */
export function withDiagrams(text: string, machines: readonly Kind[]): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) throw new Error(`MACHINES.md lacks the marks ${START} and ${END}`);
  const diagrams = machines.map((machine) => `### ${machine.names.join(', ')}\n\n\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n`);
  return `${text.slice(0, start)}${START}\n\n${diagrams.join('\n')}\n${text.slice(end)}`;
}
