/** Splits a demo text into lines, and each line into its fields, which `|` separates. */
export const fieldsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(field => field.trim()));
