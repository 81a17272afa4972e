import { Badge, Box, Flex, Grid, Table, Text } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Ltr } from '../core/i18n/Ltr.tsx';
import { MoneyText } from '../core/i18n/MoneyText.tsx';
import { Logo } from '../core/ui/Logo.tsx';
import { ReceivedChart } from './ReceivedChart.tsx';
import { inDays, sampleCompany, sampleToday, statusPalette } from './sampleCompany.ts';

const menu = ['dashboard', 'projects', 'procurement', 'finance', 'crm', 'hrm', 'ecommerce', 'inventory'] as const;
const financeMenu = ['salesInvoices', 'payable', 'receivable'] as const;
const columns = ['number', 'customer', 'due', 'status', 'total'] as const;

/**
 * Noria's sales invoices, drawn with the product's own tokens in the page's language, direction and theme. A picture: nothing in it is
 * interactive.
 */
export function ProductScreen() {
  const intl = useIntl();
  return (
    <Flex
      role="img"
      aria-label={intl.formatMessage({ id: 'landing.showcase.screen' })}
      bg="bg"
      color="fg"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="lg"
      overflow="hidden"
      textAlign="start"
      boxShadow="0 24px 60px -24px rgb(6 41 44 / 45%)"
    >
      <ScreenMenu />
      <Box flex="1" minWidth="0">
        <Flex
          align="center"
          justify="space-between"
          paddingInline="4"
          height="11"
          borderBlockEndWidth="1px"
          bg="bg.panel"
          fontSize="xs"
          color="fg.muted"
        >
          <span>
            <FormattedDate value={sampleToday} dateStyle="full" />
          </span>
          <Text as="span" fontWeight="medium" color="fg">
            <FormattedMessage id="landing.screen.company" />
          </Text>
        </Flex>
        <Box padding="4">
          <Flex align="center" justify="space-between" marginBlockEnd="3">
            <Text fontSize="xl" fontWeight="semibold">
              <FormattedMessage id="landing.screen.salesInvoices" />
            </Text>
            <Text
              bg="accent.solid"
              color="accent.contrast"
              fontSize="sm"
              fontWeight="medium"
              borderRadius="md"
              paddingInline="3"
              paddingBlock="1.5"
            >
              <FormattedMessage id="landing.screen.new" />
            </Text>
          </Flex>
          <Grid templateColumns="repeat(4, minmax(0, 1fr))" gap="3" marginBlockEnd="3">
            {sampleCompany.totals.map(([name, value]) => (
              <Box key={name} borderWidth="1px" borderRadius="md" bg="bg.panel" paddingInline="3" paddingBlock="2.5">
                <Text fontSize="xs" color="fg.muted" truncate>
                  <FormattedMessage id={`landing.screen.${name}`} />
                </Text>
                <Text fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  <MoneyText value={`${value}`} currency="USD" />
                </Text>
              </Box>
            ))}
          </Grid>
          <ReceivedChart />
          <ScreenTable />
        </Box>
      </Box>
    </Flex>
  );
}

function ScreenMenu() {
  return (
    <Box width="52" flexShrink="0" borderInlineEndWidth="1px" bg="bg.subtle" fontSize="sm" paddingInline="2">
      <Flex align="center" gap="2" height="11" paddingInline="2" fontWeight="semibold" fontSize="lg">
        <Logo size={22} />
        Noria
      </Flex>
      {menu.map(entry => (
        <Box key={entry}>
          <Text
            paddingInline="2.5"
            paddingBlock="1.5"
            color={entry === 'finance' ? 'fg' : 'fg.muted'}
            fontWeight={entry === 'finance' ? 'medium' : 'normal'}
          >
            <FormattedMessage id={`landing.screen.${entry}`} />
          </Text>
          {entry === 'finance' &&
            financeMenu.map((child, index) => (
              <Text
                key={child}
                marginInlineStart="3"
                paddingInline="2.5"
                paddingBlock="1.5"
                borderRadius="sm"
                borderInlineStartWidth="2px"
                borderColor={index ? 'border' : 'accent.solid'}
                bg={index ? undefined : 'accent.subtle'}
                color={index ? 'fg.muted' : 'accent.fg'}
              >
                <FormattedMessage id={`landing.screen.${child}`} />
              </Text>
            ))}
        </Box>
      ))}
    </Box>
  );
}

function ScreenTable() {
  return (
    <Box borderWidth="1px" borderRadius="md" bg="bg.panel" overflow="hidden" marginBlockStart="3">
      <Table.Root>
        <Table.Header>
          <Table.Row>
            {columns.map(column => (
              <Table.ColumnHeader key={column} textAlign={column === 'total' ? 'end' : 'start'}>
                <FormattedMessage id={`landing.screen.${column}`} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sampleCompany.invoices.map(invoice => (
            <Table.Row key={invoice.number}>
              <Table.Cell whiteSpace="nowrap">
                <Ltr>{invoice.number}</Ltr>
              </Table.Cell>
              <Table.Cell>
                <FormattedMessage id={`landing.screen.customer${invoice.customer}`} />
              </Table.Cell>
              <Table.Cell whiteSpace="nowrap">
                <FormattedDate value={inDays(invoice.dueInDays)} day="numeric" month="short" />
              </Table.Cell>
              <Table.Cell>
                <Badge colorPalette={statusPalette[invoice.status]}>
                  <FormattedMessage id={`landing.screen.status.${invoice.status}`} />
                </Badge>
              </Table.Cell>
              <Table.Cell textAlign="end">
                <MoneyText value={`${invoice.total}`} currency="USD" />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
