import { demoNow } from '../demoNow.ts';

/** Reads when something was: `40` is forty days ago, `15@3` the 15th of the month three months ago. Returns the day. */
export function dayAt(text: string): string {
  const [day, months] = text.split('@').map(Number);
  const now = new Date(demoNow());
  const at = months === undefined ? now.getTime() - day * 86_400_000 : Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day);
  return new Date(at).toISOString().slice(0, 10);
}
