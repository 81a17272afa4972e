/** An address for public pages, made of the letters of a name; empty where it has none of them. */
export const addressOf = (name: string) =>
  name
    .slice(0, 255)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
