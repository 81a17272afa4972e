/** What an id looks like, whoever made it; of which record it is, its last byte says (`core/database/ids.ts`). */
export const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
