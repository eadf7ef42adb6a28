import * as v from 'valibot';
import { firstOfEach } from '#domain/firstOfEach.ts';

/** What is wrong, by field. */
export const problemsOf = (issues: readonly v.BaseIssue<unknown>[]): Readonly<Record<string, string>> =>
  firstOfEach(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
