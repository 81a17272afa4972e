import { chakra } from '@chakra-ui/react';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Part } from '../ui/Part.tsx';

const MarkdownText = lazyPart(async () => (await import('./MarkdownText.tsx')).MarkdownText);

interface RichTextProps {
  /** In restricted Markdown. */
  text: string;
  /** Users whose `@name` is highlighted. */
  names?: readonly string[];
}

/** A text that users wrote, in its own direction; plain until what reads its marks has arrived. */
export const RichText = (props: RichTextProps) => (
  <chakra.div display="flex" flexDirection="column" gap="1.5" overflowWrap="anywhere" minWidth="0">
    <Part
      fallback={
        <chakra.p dir="auto" whiteSpace="pre-wrap">
          {props.text}
        </chakra.p>
      }
    >
      <MarkdownText {...props} />
    </Part>
  </chakra.div>
);
