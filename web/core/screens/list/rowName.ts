/** What a row is called to whoever does not see it: its name, its title or number, else its place. */
export function rowName(row: object, index: number): string {
  const { name, title, number, subject, email } = row as Record<string, unknown>;
  const known = [name, title, number, subject, email].find(text => typeof text === 'string' && text !== '');
  return (known as string | undefined) ?? String(index + 1);
}
