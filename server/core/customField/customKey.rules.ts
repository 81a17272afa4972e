/** Begins the name that a custom field has in forms, files, merges, the audit trail and errors: `customFields.region`. */
export const customPrefix = 'customFields.';

/** Returns the key in such a name; undefined if the name is another field's. */
export const customKeyOf = (name: string): string | undefined =>
  name.startsWith(customPrefix) ? name.slice(customPrefix.length) : undefined;
