import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Ltr } from '../i18n/Ltr.tsx';
import { phoneText } from '../../../server/core/rules/phoneText.ts';
import { fixed } from './fixed.tsx';

/** Grid of a document's properties. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    marginBlockEnd: '5',
  },
});

const Pair = fixed('div', { minWidth: '0', '&[data-text]': { gridColumn: 'span 2' } });
const Label = fixed('dt', { fontSize: 'sm', color: 'fg.muted' });
const Value = fixed('dd', { overflowWrap: 'anywhere' });

/** A labelled value (`label` is a message id, `title` a text in its place), across two columns if it is a text; not rendered when empty. */
export const Fact = ({ label, title, isText, children }: { label: string; title?: string; isText?: boolean; children: ReactNode }) =>
  children ? (
    <Pair data-text={isText || undefined}>
      <Label>{title ? <bdi>{title}</bdi> : <FormattedMessage id={label} />}</Label>
      <Value>{children}</Value>
    </Pair>
  ) : null;

/** A label (message id) and its value. */
export interface FactProps<Value> {
  label: string;
  value: Value | null | undefined;
}

/** Text entered by a user, across two columns if it is long. */
export const TextFact = ({ label, value, isText }: FactProps<string> & { isText?: boolean }) => (
  <Fact label={label} isText={isText}>
    {value && <bdi style={{ whiteSpace: 'pre-line' }}>{value}</bdi>}
  </Fact>
);

/** External number or code, such as a tax number. */
export const CodeFact = ({ label, value }: FactProps<string>) => <Fact label={label}>{value && <Ltr>{value}</Ltr>}</Fact>;

/** E-mail address with a mailto link. */
export const MailFact = ({ label, value }: FactProps<string>) => (
  <Fact label={label}>
    {value && (
      <a href={`mailto:${value}`}>
        <Ltr>{value}</Ltr>
      </a>
    )}
  </Fact>
);

/** Phone number with a tel link. */
export const PhoneFact = ({ label, value }: FactProps<string>) => (
  <Fact label={label}>
    {value && (
      <a href={`tel:+${value}`}>
        <Ltr>{phoneText(value)}</Ltr>
      </a>
    )}
  </Fact>
);
