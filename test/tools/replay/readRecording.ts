import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

/** One recorded action; `recorded`: the state that the file says it led to, which is compared, never trusted. */
export interface Entry {
  /** Its number in the DevTools. */
  id: number;
  action: UnknownAction;
  /** Switched off in the DevTools. */
  skipped: boolean;
  recorded?: unknown;
}

export interface Recording {
  /** The state before the first action; undefined: the application's initial one. */
  start: object | undefined;
  entries: readonly Entry[];
}

/** The file is none of the forms that people have. */
export class MalformedRecording extends Error {}

const actionSchema = v.looseObject({ type: v.string() });
const startSchema = v.optional(v.nullable(v.looseObject({})));
const performedSchema = v.object({ action: actionSchema });
const listSchema = v.array(
  v.union([
    v.pipe(
      performedSchema,
      v.transform(({ action }) => action),
    ),
    actionSchema,
  ]),
);
const liftedSchema = v.object({
  actionsById: v.record(v.string(), performedSchema),
  stagedActionIds: v.array(v.number()),
  skippedActionIds: v.optional(v.array(v.number()), []),
  committedState: startSchema,
  computedStates: v.optional(v.array(v.nullable(v.object({ state: v.optional(v.unknown()) }))), []),
});
const exportedSchema = v.object({ payload: v.unknown(), preloadedState: v.optional(v.unknown()) });

/**
 * Reads the extension's exported file, a lifted state or a bare list of actions.
 * @throws MalformedRecording, in one line
 */
export function readRecording(text: string): Recording {
  const content = parse(text, 'The file');
  if (!v.is(exportedSchema, content)) return readContent(content);
  const { payload, preloadedState } = content;
  const recording = readContent(unpack(payload, 'payload'));
  const start = check(startSchema, unpack(preloadedState, 'preloadedState'), 'preloadedState');
  return start ? { ...recording, start } : recording;
}

function readContent(content: unknown): Recording {
  if (Array.isArray(content)) {
    const actions = check(listSchema, content, 'The list of actions');
    return { start: undefined, entries: actions.map((action, index) => ({ id: index + 1, action, skipped: false })) };
  }
  if (typeof content !== 'object' || content === null || !('actionsById' in content)) {
    throw new MalformedRecording('The file holds neither a list of actions nor a state of the Redux DevTools');
  }
  const lifted = check(liftedSchema, content, 'The state of the DevTools');
  const entries = lifted.stagedActionIds.map((id, index): Entry => {
    const performed = lifted.actionsById[id];
    if (!performed) throw new MalformedRecording(`The state of the DevTools: action ${id} is staged but not there`);
    const computed = lifted.computedStates[index];
    return {
      id,
      action: performed.action,
      skipped: lifted.skippedActionIds.includes(id),
      ...(computed && 'state' in computed && { recorded: computed.state }),
    };
  });
  return { start: lifted.committedState ?? undefined, entries };
}

/** The extension puts JSON within JSON. */
function unpack(value: unknown, name: string): unknown {
  return typeof value === 'string' ? parse(value, name) : value;
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new MalformedRecording(`${name} is not JSON`);
  }
}

function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown, name: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new MalformedRecording(`${name}${path === null ? '' : `, ${path}`}: ${issue.message}`);
}
