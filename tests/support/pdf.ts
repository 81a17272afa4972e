import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** Text of a PDF, with letters as typed rather than as drawn. Throws if it needs a password, and this is not it. */
export const textOf = async (pdf: Uint8Array, password?: string): Promise<string> =>
  (await extractText(await getDocumentProxy(pdf.slice(), { password }), { mergePages: true })).text.normalize('NFKC').replace(/\s+/g, ' ');

/** Width of its first page, in points. */
export const widthOf = async (pdf: Uint8Array): Promise<number> =>
  Math.round((await (await getDocumentProxy(pdf.slice())).getPage(1)).view[2]);

/** Glyphs that represent a letter on its first page. */
export async function shapesOf(letter: string, pdf: Uint8Array): Promise<Set<number>> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await (await (await getDocumentProxy(pdf.slice())).getPage(1)).getOperatorList();
  const shown = argsArray.flatMap((args: [{ unicode?: string; originalCharCode: number }[]], index: number) =>
    fnArray[index] === OPS.showText ? args[0] : [],
  );
  return new Set(shown.filter(({ unicode }) => unicode === letter).map(({ originalCharCode }) => originalCharCode));
}

/** The first PDF attached to a mail, as it was sent. */
export function attachedPdf(raw: string): Uint8Array {
  const [, base64] = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)!;
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
