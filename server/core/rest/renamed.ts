import type { Values } from './Route.ts';

/** A body by the names of the schema; the documented name counts where both are there. What is left out stays left out. */
export function renamed(body: Values, names: Record<string, string>): Values {
  const values = { ...body };
  for (const [documented, name] of Object.entries(names)) if (body[documented] !== undefined) values[name] = body[documented];
  return values;
}
