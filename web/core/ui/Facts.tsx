import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Ltr } from '../i18n/Ltr.tsx';
import { RecordLink } from '../screens/RecordLink.tsx';

/** What is known of a document, side by side. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    marginBlockEnd: '5',
  },
});

/** One fact under its name (a message id), over two columns where it is a text; left out where there is none. */
export const Fact = ({ label, isText, children }: { label: string; isText?: boolean; children: ReactNode }) =>
  children ? (
    <chakra.div minWidth="0" gridColumn={isText ? 'span 2' : undefined}>
      <chakra.dt fontSize="sm" color="fg.muted">
        <FormattedMessage id={label} />
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </chakra.div>
  ) : null;

interface FactProps<Value> {
  label: string;
  value: Value | null | undefined;
}

/** Words as somebody typed them, over two columns where they are many. */
export const TextFact = ({ label, value, isText }: FactProps<string> & { isText?: boolean }) => (
  <Fact label={label} isText={isText}>
    {value && <bdi style={{ whiteSpace: 'pre-line' }}>{value}</bdi>}
  </Fact>
);

/** A number that somebody else gave it: a tax number, an id. */
export const CodeFact = ({ label, value }: FactProps<string>) => <Fact label={label}>{value && <Ltr>{value}</Ltr>}</Fact>;

/** An e-mail address, to be written to. */
export const MailFact = ({ label, value }: FactProps<string>) => (
  <Fact label={label}>
    {value && (
      <a href={`mailto:${value}`}>
        <Ltr>{value}</Ltr>
      </a>
    )}
  </Fact>
);

/** A phone number, to be called. */
export const PhoneFact = ({ label, value }: FactProps<string>) => (
  <Fact label={label}>
    {value && (
      <a href={`tel:+${value}`}>
        <Ltr>{value}</Ltr>
      </a>
    )}
  </Fact>
);

/** Another record. */
export const RecordFact = ({ label, value }: FactProps<{ readonly id: string; readonly name: string }>) => (
  <Fact label={label}>
    {value && (
      <RecordLink id={value.id}>
        <bdi>{value.name}</bdi>
      </RecordLink>
    )}
  </Fact>
);
