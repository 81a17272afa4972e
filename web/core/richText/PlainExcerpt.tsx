import { Excerpt } from '../i18n/Excerpt.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Part } from '../ui/Part.tsx';

const Unmarked = lazyPart(async () => {
  const { excerptOf } = await import('../../../server/core/rules/markdown.ts');
  return ({ text }: { text: string }) => <Excerpt text={excerptOf(text)} />;
});

/** First two lines of a text in restricted Markdown, without its marks once what reads them has arrived. */
export const PlainExcerpt = ({ text }: { text: string }) => (
  <Part fallback={<Excerpt text={text} />}>
    <Unmarked text={text} />
  </Part>
);
