import type { EmbeddedFile } from '../../core/print/EmbeddedFile.ts';

/** A cross industry invoice as Factur-X 1.0 (ZUGFeRD 2) embeds it in the PDF, with the profile EN 16931; names and texts are those of the standard. */
export const facturX = (content: string): EmbeddedFile => ({
  name: 'factur-x.xml',
  content,
  contentType: 'text/xml',
  description: 'Factur-X invoice',
  metadata: {
    schema: 'Factur-X PDFA Extension Schema',
    namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
    prefix: 'fx',
    properties: [
      { name: 'DocumentFileName', value: 'factur-x.xml', description: 'The name of the embedded XML document' },
      { name: 'DocumentType', value: 'INVOICE', description: 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER' },
      { name: 'Version', value: '1.0', description: 'The actual version of the standard applying to the embedded XML document' },
      { name: 'ConformanceLevel', value: 'EN 16931', description: 'The conformance level of the embedded XML document' },
    ],
  },
});
