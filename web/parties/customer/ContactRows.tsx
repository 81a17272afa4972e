import { Box, chakra, Flex, Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { useMedia } from '../../core/ui/useMedia.ts';

interface ContactRow {
  readonly id: string;
  readonly name: string;
  readonly department?: string | null;
  readonly email?: string | null;
  readonly phone: string;
  readonly status: 'ACTIVE' | 'INACTIVE';
}

/** Contacts of a customer: a table, or stacked cards on a phone. */
export function ContactRows({ contacts }: { contacts: readonly ContactRow[] }) {
  const intl = useIntl();
  const isWide = useMedia('(min-width: 768px)');
  const label = intl.formatMessage({ id: 'contact.plural' });
  if (!isWide)
    return (
      <chakra.ul role="list" aria-label={label}>
        {contacts.map(contact => (
          <chakra.li key={contact.id} padding="3" borderTopWidth="1px">
            <Flex justify="space-between" gap="3">
              <Name contact={contact} />
              <StatusBadge status={contact.status} />
            </Flex>
            <Box marginBlockStart="1" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {contact.department && <chakra.bdi display="block">{contact.department}</chakra.bdi>}
              {contact.email && (
                <div>
                  <Ltr>{contact.email}</Ltr>
                </div>
              )}
              <div>
                <Ltr>{contact.phone}</Ltr>
              </div>
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
    );
  return (
    <Table.Root aria-label={label}>
      <thead>
        <Table.Row>
          {['name', 'department', 'email', 'phone', 'status'].map(name => (
            <Table.ColumnHeader key={name} scope="col">
              <FormattedMessage id={`contact.${name}`} />
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </thead>
      <Table.Body>
        {contacts.map(contact => (
          <Table.Row key={contact.id}>
            <Table.Cell>
              <Name contact={contact} />
            </Table.Cell>
            <Table.Cell>{contact.department && <bdi>{contact.department}</bdi>}</Table.Cell>
            <Table.Cell>{contact.email && <Ltr>{contact.email}</Ltr>}</Table.Cell>
            <Table.Cell>
              <Ltr>{contact.phone}</Ltr>
            </Table.Cell>
            <Table.Cell>
              <StatusBadge status={contact.status} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const Name = ({ contact: { id, name } }: { contact: ContactRow }) => (
  <RecordLink id={id}>
    <bdi>{name}</bdi>
  </RecordLink>
);
