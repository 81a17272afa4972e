import { Box, Button, Flex, Heading, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** One value of a form, as a conflict shows it. */
export interface ConflictField<Values> {
  name: keyof Values & string;
  /** Message id. */
  label: string;
  show?: (value: never) => ReactNode;
}

interface ConflictPanelProps<Values> {
  id: string;
  fields: ConflictField<Values>[];
  theirs: Values;
  mine: Values;
  onSettle: (takeTheirs: boolean) => void;
}

/** Somebody else saved first: both values of what differs, and the choice. */
export function ConflictPanel<Values>({ id, fields, theirs, mine, onSettle }: ConflictPanelProps<Values>) {
  const differing = fields.filter(({ name }) => JSON.stringify(theirs[name] ?? '') !== JSON.stringify(mine[name] ?? ''));
  const shown = ({ show }: ConflictField<Values>, value: unknown) =>
    value === '' || value === null || value === undefined ? (
      <FormattedMessage id="conflict.empty" />
    ) : show ? (
      show(value as never)
    ) : (
      <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>
    );
  return (
    <Box
      role="alert"
      id={id}
      tabIndex={-1}
      marginBlockEnd="5"
      padding="4"
      colorPalette="amber"
      bg="amber.subtle"
      borderWidth="1px"
      borderColor="amber.border"
      borderRadius="md"
    >
      <Heading as="h3" size="md">
        <FormattedMessage id="conflict.title" />
      </Heading>
      <Text marginBlock="1" fontSize="sm">
        <FormattedMessage id="conflict.text" />
      </Text>
      {differing.length > 0 && (
        <Table.Root marginBlock="2">
          <thead>
            <Table.Row>
              {['field', 'theirs', 'yours'].map(head => (
                <Table.ColumnHeader key={head} scope="col" color="fg">
                  <FormattedMessage id={`conflict.${head}`} />
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </thead>
          <Table.Body>
            {differing.map(field => (
              <Table.Row key={field.name}>
                <Table.ColumnHeader scope="row" color="fg">
                  <FormattedMessage id={field.label} />
                </Table.ColumnHeader>
                <Table.Cell overflowWrap="anywhere">{shown(field, theirs[field.name])}</Table.Cell>
                <Table.Cell overflowWrap="anywhere">{shown(field, mine[field.name])}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
      <Flex gap="2" wrap="wrap" marginBlockStart="2">
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => onSettle(true)}>
          <FormattedMessage id="conflict.takeTheirs" />
        </Button>
        <Button size="sm" colorPalette="gray" onClick={() => onSettle(false)}>
          <FormattedMessage id="conflict.keepMine" />
        </Button>
      </Flex>
    </Box>
  );
}
