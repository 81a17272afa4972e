import type { Issue } from '../errors.ts';
import { errorText } from '../rules/errorText.ts';
import type { Language } from '../session/Viewer.ts';
import { EventLoopBreak } from './EventLoopBreak.ts';
import type { ImportRowError } from './ImportTypes.ts';

/** What is wrong with a row of a file. */
export type RowIssue = Omit<Issue, 'field'> & { line: number; field?: string };

/** Tells the errors of a file's rows in a language. */
export async function inWords(issues: RowIssue[], language: Language): Promise<ImportRowError[]> {
  const told: ImportRowError[] = [];
  const breath = new EventLoopBreak();
  for (const issue of issues) {
    if (breath.isDue) await breath.take();
    told.push({ ...issue, message: errorText(language, issue.code, issue.params) });
  }
  return told;
}
