import * as v from 'valibot';
import { firstOfEach } from '#domain/firstOfEach.ts';
import { SECCIONES } from '#domain/usuario.ts';

/** What the fields hold. */
export const typedGrantsSchema = v.object({ nombre: v.string(), secciones: v.array(v.picklist(SECCIONES)) });
export type TypedGrants = v.InferOutput<typeof typedGrantsSchema>;

/** What is wrong, by field. */
export const problemsOf = (issues: readonly v.BaseIssue<unknown>[]): Readonly<Record<string, string>> =>
  firstOfEach(issues.map((issue) => [v.getDotPath(issue)?.split('.')[0] ?? '', issue.message]));
