/** The format of an id; its last byte encodes the record type (`core/database/ids.ts`). */
export const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
