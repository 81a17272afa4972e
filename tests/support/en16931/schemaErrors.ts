import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XsdValidator, XmlValidateError } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

xmlRegisterFsInputProviders();

const schemas: Record<string, string> = {
  Invoice: 'ubl/maindoc/UBL-Invoice-2.1.xsd',
  CreditNote: 'ubl/maindoc/UBL-CreditNote-2.1.xsd',
  'rsm:CrossIndustryInvoice': 'cii/CrossIndustryInvoice_100pD16B.xsd',
};
const validators: Record<string, XsdValidator> = {};

function validatorOf(root: string): XsdValidator {
  const path = fileURLToPath(new URL(schemas[root], import.meta.url));
  using schema = XmlDocument.fromBuffer(readFileSync(path), { url: path });
  return XsdValidator.fromDoc(schema);
}

/**
 * Returns what an invoice in UBL or CII breaks of its published XML schema: UBL 2.1 of OASIS (docs.oasis-open.org/ubl/os-UBL-2.1, run-time schemas)
 * and CII D16B of UN/CEFACT, each under the licence in its files.
 */
export function schemaErrors(xml: string): string[] {
  const [, root] = /\?>\s*<([\w:]+)/.exec(xml)!;
  using document = XmlDocument.fromString(xml);
  try {
    (validators[root] ??= validatorOf(root)).validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message.trim());
    throw error;
  }
}
