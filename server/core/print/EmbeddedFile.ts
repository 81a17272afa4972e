/** A file within a PDF/A-3 document, from which machines read what the pages show. */
export interface EmbeddedFile {
  name: string;
  content: string;
  contentType: string;
  description: string;
  /** What the document's metadata say of it: properties of a schema of their own, declared as PDF/A asks (ISO 19005-3, 6.6.2.3). */
  metadata: { schema: string; namespace: string; prefix: string; properties: { name: string; value: string; description: string }[] };
}
