import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import CreditCard from 'lucide-react/icons/credit-card';
import Pause from 'lucide-react/icons/pause';
import Percent from 'lucide-react/icons/percent';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { Hidden } from '../../../core/ui/Hidden.tsx';
import { KeyHint } from '../KeyHint.tsx';
import { useCell } from '../offline/cell.ts';
import { workplace } from '../offline/workplace.ts';
import type { Sale } from '../sale/Sale.ts';
import { saleTotals } from '../sale/saleTotals.ts';
import { tillKeys, type TillAction } from '../tillKeys.ts';
import { CartFigures } from './CartFigures.tsx';
import { CartLine } from './CartLine.tsx';
import { ReplacedSaleNotice } from './ReplacedSaleNotice.tsx';

interface CartProps {
  sale: Sale;
  currency: string;
  perform: (action: TillAction) => unknown;
  /** Asks for the serial numbers of the lines. */
  onSerials: () => void;
}

/** The current sale with its lines, totals and actions. */
export function Cart({ sale, currency, perform, onSerials }: CartProps) {
  const intl = useIntl();
  const totals = saleTotals(sale, useCell(workplace));
  const { lines, customer, selected, replaces } = sale;
  const isEmpty = lines.length === 0;
  const current = lines.findIndex(({ key }) => key === selected);
  return (
    <Flex as="section" direction="column" height="full" minHeight="0" bg="bg.panel" aria-label={intl.formatMessage({ id: 'till.sale' })}>
      <Button
        variant="ghost"
        colorPalette="gray"
        height="12"
        flexShrink="0"
        justifyContent="flex-start"
        borderRadius="0"
        borderBottomWidth="1px"
        borderBottomColor="border"
        aria-keyshortcuts={tillKeys.customer}
        onClick={() => perform('customer')}
      >
        <UserRound aria-hidden />
        <chakra.span flex="1" minWidth="0" truncate textAlign="start">
          <Hidden>
            <FormattedMessage id="till.customer" />:{' '}
          </Hidden>
          {customer ? <bdi>{customer.name}</bdi> : <FormattedMessage id="till.walkIn" />}
        </chakra.span>
        <KeyHint>{tillKeys.customer}</KeyHint>
      </Button>
      {replaces && <ReplacedSaleNotice replaces={replaces} />}
      <Box flex="1" minHeight="0" overflowY="auto">
        {isEmpty ? (
          <Flex direction="column" align="center" justify="center" height="full" gap="2" padding="6" color="fg.muted" textAlign="center">
            <ShoppingCart size={32} aria-hidden />
            <Text fontSize="sm">
              <FormattedMessage id="till.emptySale" />
            </Text>
          </Flex>
        ) : (
          <chakra.ul aria-label={intl.formatMessage({ id: 'till.lines' })}>
            {lines.map((line, index) => (
              <CartLine
                key={line.key}
                line={line}
                price={totals.lines[index].unitPrice}
                net={totals.lines[index].net}
                currency={currency}
                isSelected={line.key === selected}
                onDone={() => perform('search')}
                onSerials={onSerials}
              />
            ))}
          </chakra.ul>
        )}
      </Box>
      <Hidden role="status">
        {current >= 0 && (
          <FormattedMessage
            id="till.said"
            values={{
              name: lines[current].item.name,
              quantity: lines[current].quantity,
              total: <MoneyText value={totals.total} currency={currency} />,
            }}
          />
        )}
      </Hidden>
      <Box flexShrink="0" borderTopWidth="1px" padding="3" bg="bg.panel">
        <CartFigures sale={sale} totals={totals} currency={currency} />
        <Flex gap="2" marginBlockStart="3">
          <ActionButton action="discount" icon={<Percent aria-hidden />} disabled={isEmpty} perform={perform} />
          <ActionButton action="hold" icon={<Pause aria-hidden />} disabled={isEmpty} perform={perform} />
        </Flex>
        <Button
          width="full"
          height="14"
          fontSize="xl"
          marginBlockStart="2"
          disabled={isEmpty}
          aria-keyshortcuts={tillKeys.pay}
          onClick={() => perform('pay')}
        >
          <CreditCard aria-hidden />
          <FormattedMessage id="till.pay" />
          <KeyHint>{tillKeys.pay}</KeyHint>
        </Button>
      </Box>
    </Flex>
  );
}

interface ActionProps {
  action: TillAction;
  icon: ReactNode;
  disabled: boolean;
  perform: (action: TillAction) => unknown;
}

const ActionButton = ({ action, icon, disabled, perform }: ActionProps) => (
  <Button variant="outline" flex="1" height="11" disabled={disabled} aria-keyshortcuts={tillKeys[action]} onClick={() => perform(action)}>
    {icon}
    <FormattedMessage id={`till.${action}`} />
    <KeyHint>{tillKeys[action]}</KeyHint>
  </Button>
);
