/** What a check found: `warning` is worth a look, `problem` endangers data or service. `text` names the remedy. */
export interface Finding {
  state: 'ok' | 'warning' | 'problem';
  text: string;
}

/** One thing that an installation needs. */
export interface Check {
  name: string;
  /** Changes nothing that lasts. An error counts as a problem. */
  look: () => Promise<Finding[]> | Finding[];
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const warning = (text: string): Finding => ({ state: 'warning', text });
export const problem = (text: string): Finding => ({ state: 'problem', text });

const signs = { ok: '✓', warning: '!', problem: '✗' };

/** Runs checks one after the other and prints what they find. Returns the exit code: 1 if there is a problem. */
export async function runChecks(checks: Check[], print: (line: string) => void): Promise<number> {
  const all: Finding[] = [];
  for (const { name, look } of checks) {
    const findings = await Promise.resolve()
      .then(look)
      .catch((error: unknown) => [problem((error as Error).message)]);
    for (const { state, text } of findings) print(`${signs[state]} ${name}: ${text}`);
    all.push(...findings);
  }
  const count = (state: Finding['state']) => all.filter(finding => finding.state === state).length;
  print(`\nProblems: ${count('problem')}, warnings: ${count('warning')}`);
  return count('problem') ? 1 : 0;
}
