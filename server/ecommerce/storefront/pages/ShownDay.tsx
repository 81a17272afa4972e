import type { Visit } from '../Visit.ts';

/** A business day (YYYY-MM-DD) as the shop writes it. */
export function ShownDay({ visit: { words }, on }: { visit: Pick<Visit, 'words'>; on: string }) {
  const text = words.day(on);
  return <bdi>{typeof text === 'string' ? text : text.ltr}</bdi>;
}
