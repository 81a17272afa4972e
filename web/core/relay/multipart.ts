import type { UploadableMap, Variables } from 'relay-runtime';

/** Builds a GraphQL multipart request. Files are keyed by the path of their variable, such as `input.image`. */
export function multipart(documentId: string | null, variables: Variables, uploadables: UploadableMap): FormData {
  const form = new FormData();
  const names = Object.keys(uploadables);
  const emptied = structuredClone(variables) as Record<string, unknown>;
  for (const name of names) setNull(emptied, name.split('.'));
  form.append('operations', JSON.stringify({ documentId, variables: emptied }));
  form.append('map', JSON.stringify(Object.fromEntries(names.map((name, index) => [index, [`variables.${name}`]]))));
  names.forEach((name, index) => form.append(String(index), uploadables[name]));
  return form;
}

function setNull(target: Record<string, unknown>, [key, ...rest]: string[]) {
  if (rest.length === 0) target[key] = null;
  else setNull(target[key] as Record<string, unknown>, rest);
}
