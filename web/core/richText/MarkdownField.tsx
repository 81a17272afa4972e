import { chakra, Textarea } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldFrame, useFieldError, type FieldProps } from '../fields/FieldFrame.tsx';
import { Suggestions } from '../fields/Suggestions.tsx';
import type { MentionableInput } from '../relay/generated/useMentionsQuery.graphql.ts';
import { MarkdownFrame } from './MarkdownFrame.tsx';
import { mentionedIn, useMentions, type Mentionable } from './useMentions.ts';

interface MarkdownFieldProps extends FieldProps {
  rows?: number;
  /** The record that the text is part of, or the type of a new one: who can open it can be mentioned. */
  of: MentionableInput;
  /** Users whom the text mentions already. */
  mentioned?: readonly Mentionable[];
}

/** Long text in restricted Markdown, with buttons for its marks and a preview; @ mentions a colleague, whose id goes into `mentionIds`. */
export function MarkdownField({ rows = 6, of, mentioned = [], ...props }: MarkdownFieldProps) {
  const { register, setValue } = useFormContext();
  const area = useRef<HTMLTextAreaElement>(null);
  const { known, look, area: mentioning, suggestions } = useMentions(of, mentioned);
  const { ref, onChange, onBlur, ...field } = register(props.name);
  const refused = useFieldError('mentionIds');
  const ids = mentionedIn(useWatch({ name: props.name }) as string, known).join();
  useEffect(() => setValue('mentionIds', ids ? ids.split(',') : []), [ids, setValue]);
  return (
    <FieldFrame
      {...props}
      hint={
        refused && (
          <chakra.span color="fg.error" role="alert">
            {refused}
          </chakra.span>
        )
      }
    >
      <MarkdownFrame area={area} names={known.map(({ name }) => name)}>
        <Textarea
          {...field}
          {...mentioning}
          ref={element => {
            ref(element);
            area.current = element;
          }}
          onChange={event => {
            void onChange(event);
            look(event.currentTarget);
          }}
          onBlur={event => {
            void onBlur(event);
            mentioning.onBlur();
          }}
          rows={rows}
          dir="auto"
        />
      </MarkdownFrame>
      {suggestions && <Suggestions {...suggestions} />}
    </FieldFrame>
  );
}
