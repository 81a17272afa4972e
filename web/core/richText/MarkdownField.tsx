import { Textarea } from '@chakra-ui/react';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps } from '../fields/FieldFrame.tsx';
import { MarkdownFrame } from './MarkdownFrame.tsx';

/** Long text in restricted Markdown, with buttons for its marks and a preview. */
export function MarkdownField({ rows = 6, ...props }: FieldProps & { rows?: number }) {
  const { register } = useFormContext();
  const area = useRef<HTMLTextAreaElement>(null);
  const { ref, ...field } = register(props.name);
  return (
    <FieldFrame {...props}>
      <MarkdownFrame area={area}>
        <Textarea
          {...field}
          ref={element => {
            ref(element);
            area.current = element;
          }}
          rows={rows}
          dir="auto"
        />
      </MarkdownFrame>
    </FieldFrame>
  );
}
