/** Returns an accessible name for a row: its name, title or number, otherwise its position. */
export function rowName(row: object, index: number): string {
  const { name, title, number, subject, email } = row as Record<string, unknown>;
  const known = [name, title, number, subject, email].find(text => typeof text === 'string' && text !== '');
  return (known as string | undefined) ?? String(index + 1);
}
