import type { Operation } from './prepareOperation.ts';

/** Returns the body of a request: JSON, or a form if there are Blobs among the variables (GraphQL multipart request). */
export function bodyOf({ query, variables }: Operation): { body: string | FormData; headers: Record<string, string> } {
  const files: { path: string; file: Blob }[] = [];
  const withoutFiles = takeFiles(variables, 'variables', files);
  const operations = JSON.stringify({ query, variables: withoutFiles });
  if (!files.length) return { body: operations, headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) form.append(`${index}`, file);
  return { body: form, headers: { 'apollo-require-preflight': 'true' } };
}

/** Copies a value with null in the place of each Blob, which is added to `files`. */
function takeFiles(value: unknown, path: string, files: { path: string; file: Blob }[]): unknown {
  if (value instanceof Blob) {
    files.push({ path, file: value });
    return null;
  }
  if (Array.isArray(value)) return value.map((each, index) => takeFiles(each, `${path}.${index}`, files));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, takeFiles(each, `${path}.${name}`, files)]));
}
