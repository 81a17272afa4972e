import { readFileSync } from 'node:fs';
import { Schema } from 'node-schematron';

let rules: Schema | undefined;

/**
 * Returns what a UBL document breaks of the business rules and code lists of EN 16931, by the Schematron that the European Committee for
 * Standardization publishes with the standard (github.com/ConnectingEurope/eInvoicing-EN16931, version 1.3.16, EUPL 1.2).
 */
export function brokenRules(xml: string): string[] {
  rules ??= Schema.fromString(readFileSync(new URL('EN16931-UBL-validation.sch', import.meta.url), 'utf8'));
  return rules.validateString(xml).map(({ message }) => String(message).trim());
}
