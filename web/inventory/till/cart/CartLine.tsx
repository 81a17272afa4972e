import { Button, chakra, Flex, IconButton, Input, Text } from '@chakra-ui/react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { latinDigits } from '../../../../server/core/rules/digits.ts';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { Badge } from '../../../core/ui/Badge.tsx';
import { changeSale } from '../offline/currentSale.ts';
import { useAvailable } from '../offline/useAvailable.ts';
import { isQuantity, lackingSerials, removeLine, setQuantity, type SaleLine } from '../sale/Sale.ts';
import { Percent } from '../../../core/i18n/Percent.tsx';

interface CartLineProps {
  line: SaleLine;
  /** Unit price. */
  price: string;
  net: string;
  currency: string;
  isSelected: boolean;
  /** Returns the focus to the search. */
  onDone: () => void;
  /** Asks for serial numbers. */
  onSerials: () => void;
}

/** One line of the sale with its item, quantity and price. Keyboard shortcuts act on the selected line. */
export function CartLine({ line, price, net, currency, isSelected, onDone, onSerials }: CartLineProps) {
  const { key, item, quantity, discountPercent } = line;
  const intl = useIntl();
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const label = (id: string) => intl.formatMessage({ id }, { name: item.name });
  const available = useAvailable(item);
  const isShort = available !== null && quantity > available;
  return (
    <chakra.li
      ref={row}
      aria-current={isSelected || undefined}
      display="flex"
      flexDirection="column"
      gap="1"
      paddingBlock="2"
      paddingInlineStart="3"
      paddingInlineEnd="2"
      borderBottomWidth="1px"
      borderInlineStartWidth="3px"
      borderInlineStartColor={isSelected ? 'accent.solid' : 'transparent'}
      bg={isSelected ? 'accent.subtle' : undefined}
      onPointerDown={() => changeSale(sale => ({ ...sale, selected: key }))}
    >
      <Flex gap="2" align="flex-start">
        <Text flex="1" minWidth="0" fontWeight="medium" lineHeight="short" lineClamp={2}>
          <bdi>{item.name}</bdi>
        </Text>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <MoneyText value={net} currency={currency} />
        </Text>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          size="xs"
          aria-label={label('till.removeLine')}
          onClick={() => changeSale(sale => removeLine(sale, key))}
        >
          <X aria-hidden />
        </IconButton>
      </Flex>
      <Flex gap="2" align="center" wrap="wrap" fontSize="sm" color="fg.muted">
        <Stepper line={line} onDone={onDone} />
        <chakra.span>
          <bdi dir="ltr">×</bdi> <MoneyText value={price} currency={currency} decimals={6} />
        </chakra.span>
        {Number(discountPercent) > 0 && (
          <Badge colorPalette="green">
            <bdi dir="ltr">
              −<Percent value={discountPercent} />
            </bdi>
          </Badge>
        )}
        {!!item.serialCount && (
          <Button size="xs" variant={lackingSerials(line) === 0 ? 'outline' : 'solid'} onClick={onSerials}>
            <FormattedMessage
              id="till.serialsLeft"
              values={{ named: line.serialNumbers?.length ?? 0, count: item.serialCount * quantity }}
            />
          </Button>
        )}
        {isShort && (
          <Badge colorPalette="amber">
            <FormattedMessage id="till.available" values={{ count: Math.max(0, available) }} />
          </Badge>
        )}
      </Flex>
    </chakra.li>
  );
}

function Stepper({ line: { key, item, quantity }, onDone }: Pick<CartLineProps, 'line' | 'onDone'>) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string>();
  const before = useRef(quantity);
  const label = (id: string) => intl.formatMessage({ id }, { name: item.name });
  const set = (pieces: number) => changeSale(sale => setQuantity(sale, key, pieces));
  const step = (id: string, pieces: number, icon: typeof Plus) => {
    const Icon = icon;
    return (
      <IconButton
        variant="outline"
        size="xs"
        aria-label={label(id)}
        disabled={quantity + pieces < 1}
        onClick={() => set(quantity + pieces)}
      >
        <Icon aria-hidden />
      </IconButton>
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    onDone();
  };
  return (
    <Flex align="center" gap="1">
      {step('till.oneLess', -1, Minus)}
      <Input
        id={`quantity-${key}`}
        aria-label={label('till.quantityOf')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        size="sm"
        height="7"
        width="14"
        paddingInline="1"
        textAlign="center"
        color="fg"
        fontVariantNumeric="tabular-nums"
        value={typed ?? intl.formatNumber(quantity, { useGrouping: false })}
        onFocus={event => {
          before.current = quantity;
          event.target.select();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          const pieces = Number(latinDigits(target.value));
          set(isQuantity(pieces) ? pieces : before.current);
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={onKeyDown}
      />
      {step('till.oneMore', 1, Plus)}
    </Flex>
  );
}
