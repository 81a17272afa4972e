import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** What a PDF says, letters as they are typed and not as they are drawn. */
export const textOf = async (pdf: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true })).text.normalize('NFKC').replace(/\s+/g, ' ');

/** How wide its first page is, in points. */
export const widthOf = async (pdf: Uint8Array): Promise<number> =>
  Math.round((await (await getDocumentProxy(pdf.slice())).getPage(1)).view[2]);

/** The glyphs that stand for a letter on its first page. */
export async function shapesOf(letter: string, pdf: Uint8Array): Promise<Set<number>> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await (await (await getDocumentProxy(pdf.slice())).getPage(1)).getOperatorList();
  const shown = argsArray.flatMap((args: [{ unicode?: string; originalCharCode: number }[]], index: number) =>
    fnArray[index] === OPS.showText ? args[0] : [],
  );
  return new Set(shown.filter(({ unicode }) => unicode === letter).map(({ originalCharCode }) => originalCharCode));
}
