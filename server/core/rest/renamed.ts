import type { Values } from './Route.ts';

/** Maps documented field names to the schema's names; the documented name wins if both are present. Missing fields stay missing. */
export function renamed(body: Values, names: Record<string, string>): Values {
  const values = { ...body };
  for (const [documented, name] of Object.entries(names)) if (body[documented] !== undefined) values[name] = body[documented];
  return values;
}
