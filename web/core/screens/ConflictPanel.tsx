import { Box, Button, Flex, Heading, Table, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldLabel, FieldValue } from '../record/FieldValue.tsx';
import { useRecordNames } from '../record/useRecordNames.ts';

interface ConflictPanelProps<Values> {
  id: string;
  /** Message id prefix of the fields: `customer.city`. */
  entity: string;
  /** Name of the user who saved first, if known. */
  by?: string;
  /** Fields that both users changed. */
  fields: (keyof Values & string)[];
  /** Text listing the other user's changes that are kept in any case. */
  taken?: string;
  theirs: Values;
  mine: Values;
  onSettle: (takeTheirs: boolean) => void;
}

/** Shown when another user saved first: both values of each conflicting field, and the choice between them. */
export function ConflictPanel<Values extends object>({
  id,
  entity,
  by,
  fields,
  taken,
  theirs,
  mine,
  onSettle,
}: ConflictPanelProps<Values>) {
  const intl = useIntl();
  const names = useRecordNames([theirs, mine]);
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
        <FormattedMessage id={by ? 'conflict.textBy' : 'conflict.text'} values={{ name: <bdi>{by}</bdi> }} />
      </Text>
      {fields.length > 0 && (
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
            {fields.map(field => (
              <Table.Row key={field} css={{ '&:last-of-type > *': { borderBottomWidth: 0 } }}>
                <Table.ColumnHeader scope="row" color="fg">
                  {fieldLabel(intl, entity, field)}
                </Table.ColumnHeader>
                {[theirs, mine].map((values, side) => (
                  // Always two sides in the same order.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Table.Cell key={side} overflowWrap="anywhere">
                    <FieldValue {...{ entity, field, names }} value={values[field]} />
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
      {taken && <Text fontSize="sm">{taken}</Text>}
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
