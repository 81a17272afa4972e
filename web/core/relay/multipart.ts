import type { UploadableMap, Variables } from 'relay-runtime';

/** The GraphQL multipart request: a file is named after the variable it fills, `input.image`. */
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
