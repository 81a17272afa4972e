import { readFileSync } from 'node:fs';
import { Schema } from 'node-schematron';

const rules: Record<string, Schema> = {};

function rulesOf(syntax: string): Schema {
  const schema = Schema.fromString(readFileSync(new URL(`EN16931-${syntax}-validation.sch`, import.meta.url), 'utf8'));
  // A context is looked for below each element anyway, so that `//` once more would make it quadratic.
  for (const rule of schema.patterns.flatMap(pattern => pattern.rules)) rule.context = rule.context.replace(/(^|\|)\s*\/\//g, '$1');
  return schema;
}

/**
 * Returns what an invoice in UBL or CII breaks of the business rules and code lists of EN 16931, by the Schematron that the European Committee for
 * Standardization publishes with the standard (github.com/ConnectingEurope/eInvoicing-EN16931, version 1.3.16, EUPL 1.2).
 */
export function brokenRules(xml: string): string[] {
  const syntax = xml.includes(':CrossIndustryInvoice>') ? 'CII' : 'UBL';
  return (rules[syntax] ??= rulesOf(syntax)).validateString(xml).map(({ message }) => String(message).trim());
}
